// Made by Tests/Checks/Symbols/make.py, which reads it back; not edited by hand.

import TabModel

extension Symbol {
  /// The names that came with each release in iOS numbering, as words:
  ///
  /// * `house` is a name. `.fill` after it is `house.fill`.
  /// * `123.rectangle=numbers.rectangle` is an old name with the current one. `.fill` after it is
  ///   the old name of `numbers.rectangle.fill`.
  /// * `character:` is not a name itself. `.ar` after it is `character.ar`, for a language.
  static let names: [(release: Version?, words: String)] = [
    (
      nil,
      """
      arrow.upright.circle=arrow.up.right.circle bag.badge.minus.fill=bag.fill.badge.minus
      bag.badge.plus.fill=bag.fill.badge.plus cart.badge.minus.fill=cart.fill.badge.minus
      cart.badge.plus.fill=cart.fill.badge.plus dot.circle=smallcircle.filled.circle .fill
      folder.badge.minus.fill=folder.fill.badge.minus
      folder.badge.person.crop.fill=folder.fill.badge.person.crop
      folder.badge.plus.fill=folder.fill.badge.plus hourglass.end=hourglass.tophalf.filled
      hourglass.start=hourglass.bottomhalf.filled person.and.person=person.2 .fill
      person.crop.circle.badge.checkmark.fill=person.crop.circle.fill.badge.checkmark
      person.crop.circle.badge.exclam.fill=person.crop.circle.badge.exclamationmark.fill
      person.crop.circle.badge.minus.fill=person.crop.circle.fill.badge.minus
      person.crop.circle.badge.plus.fill=person.crop.circle.fill.badge.plus
      person.crop.circle.badge.xmark.fill=person.crop.circle.fill.badge.xmark
      phone.badge.plus.fill=phone.fill.badge.plus
      photo.on.rectangle.fill=photo.fill.on.rectangle.fill
      plus.rectangle.on.rectangle.fill=plus.rectangle.fill.on.rectangle.fill
      plus.square.on.square.fill=plus.square.fill.on.square.fill realtimetext=teletype.answer
      rectangle.badge.checkmark.fill=rectangle.fill.badge.checkmark
      rectangle.badge.xmark.fill=rectangle.fill.badge.xmark
      rectangle.on.rectangle.angled.fill=rectangle.fill.on.rectangle.angled.fill
      rectangle.on.rectangle.fill=rectangle.fill.on.rectangle.fill
      rectangle.stack.badge.minus.fill=rectangle.stack.fill.badge.minus
      rectangle.stack.badge.plus.fill=rectangle.stack.fill.badge.plus ring.circle=smallcircle.circle
      .fill square.line.vertical.square.fill.left=square.filled.and.line.vertical.and.square
      square.on.circle.fill=square.fill.on.circle.fill
      square.on.square.fill=square.fill.on.square.fill star.fill.left=star.leadinghalf.filled
      text.chevron.left=decrease.indent text.chevron.right=increase.indent
      thermometer.snowlake=thermometer.snowflake volume=speaker volume.1=speaker.wave.1 .fill
      volume.2=speaker.wave.2 .fill volume.3=speaker.wave.3 .fill volume.fill=speaker.fill
      volume.slash=speaker.slash .fill volume.zzz=speaker.zzz .fill
      """
    ),
    (
      Version(13),
      """
      0.circle .fill 0.square .fill 00.circle .fill 00.square .fill 01.circle .fill 01.square .fill
      02.circle .fill 02.square .fill 03.circle .fill 03.square .fill 04.circle .fill 04.square
      .fill 05.circle .fill 05.square .fill 06.circle .fill 06.square .fill 07.circle .fill
      07.square .fill 08.circle .fill 08.square .fill 09.circle .fill 09.square .fill 1.circle .fill
      1.magnifyingglass 1.square .fill 10.circle .fill 10.square .fill 11.circle .fill 11.square
      .fill 12.circle .fill 12.square .fill 13.circle .fill 13.square .fill 14.circle .fill
      14.square .fill 15.circle .fill 15.square .fill 16.circle .fill 16.square .fill 17.circle
      .fill 17.square .fill 18.circle .fill 18.square .fill 19.circle .fill 19.square .fill 2.circle
      .fill 2.square .fill 20.circle .fill 20.square .fill 21.circle .fill 21.square .fill 22.circle
      .fill 22.square .fill 23.circle .fill 23.square .fill 24.circle .fill 24.square .fill
      25.circle .fill 25.square .fill 26.circle .fill 26.square .fill 27.circle .fill 27.square
      .fill 28.circle .fill 28.square .fill 29.circle .fill 29.square .fill 3.circle .fill 3.square
      .fill 30.circle .fill 30.square .fill 31.circle .fill 31.square .fill 32.circle .fill
      32.square .fill 33.circle .fill 33.square .fill 34.circle .fill 34.square .fill 35.circle
      .fill 35.square .fill 36.circle .fill 36.square .fill 37.circle .fill 37.square .fill
      38.circle .fill 38.square .fill 39.circle .fill 39.square .fill 4.alt.circle .fill
      4.alt.square .fill 4.circle .fill 4.square .fill 40.circle .fill 40.square .fill 41.circle
      .fill 41.square .fill 42.circle .fill 42.square .fill 43.circle .fill 43.square .fill
      44.circle .fill 44.square .fill 45.circle .fill 45.square .fill 46.circle .fill 46.square
      .fill 47.circle .fill 47.square .fill 48.circle .fill 48.square .fill 49.circle .fill
      49.square .fill 5.circle .fill 5.square .fill 50.circle .fill 50.square .fill 6.alt.circle
      .fill 6.alt.square .fill 6.circle .fill 6.square .fill 7.circle .fill 7.square .fill 8.circle
      .fill 8.square .fill 9.alt.circle .fill 9.alt.square .fill 9.circle .fill 9.square .fill
      a.circle .fill a.square .fill airplane alarm .fill alt ant .circle .circle.fill .fill
      antenna.radiowaves.left.and.right app .badge .badge.fill .fill .gift .gift.fill archivebox
      .fill arkit arrow.2.squarepath arrow.3.trianglepath arrow.clockwise .circle .circle.fill
      arrow.counterclockwise .circle .circle.fill arrow.down .circle .circle.fill .left .left.circle
      .left.circle.fill .left.square .left.square.fill .left.video .left.video.fill .right
      .right.and.arrow.up.left .right.circle .right.circle.fill .right.square .right.square.fill
      .square .square.fill .to.line arrow.left .and.right .and.right.circle .and.right.circle.fill
      .and.right.square .and.right.square.fill .circle .circle.fill .square .square.fill .to.line
      arrow.right .circle .circle.fill .square .square.fill .to.line arrow.turn.down.left
      arrow.turn.down.right arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down
      arrow.turn.right.up arrow.turn.up.left arrow.turn.up.right arrow.up .and.down .and.down.circle
      .and.down.circle.fill .and.down.square .and.down.square.fill .arrow.down .arrow.down.circle
      .arrow.down.circle.fill .arrow.down.square .arrow.down.square.fill .bin .bin.fill .circle
      .circle.fill .left .left.and.arrow.down.right .left.circle .left.circle.fill .left.square
      .left.square.fill .right .right.circle .right.circle.fill .right.square .right.square.fill
      .right.video .right.video.fill .square .square.fill .to.line arrow.uturn.down .circle
      .circle.fill .square .square.fill arrow.uturn.left .circle .circle.fill .square .square.fill
      arrow.uturn.right .circle .circle.fill .square .square.fill arrow.uturn.up .circle
      .circle.fill .square .square.fill arrowshape.turn.up.left .2 .2.fill .circle .circle.fill
      .fill arrowshape.turn.up.right .circle .circle.fill .fill arrowtriangle.down .circle
      .circle.fill .fill .square .square.fill arrowtriangle.left .circle .circle.fill .fill .square
      .square.fill arrowtriangle.right .circle .circle.fill .fill .square .square.fill
      arrowtriangle.up .circle .circle.fill .fill .square .square.fill asterisk.circle .fill at
      .badge.minus .badge.plus australsign.circle .fill australsign.square .fill b.circle .fill
      b.square .fill backward .end .end.alt .end.alt.fill .end.fill .fill
      badge.plus.radiowaves.right bag .badge.minus .badge.plus .fill .fill.badge.minus
      .fill.badge.plus bahtsign.circle .fill bahtsign.square .fill bandage .fill barcode .viewfinder
      bed.double .fill bell .circle .circle.fill .fill .slash .slash.fill bitcoinsign.circle .fill
      bitcoinsign.square .fill bold .italic.underline .underline bolt .circle .circle.fill .fill
      .horizontal .horizontal.circle .horizontal.circle.fill .horizontal.fill .horizontal.icloud
      .horizontal.icloud.fill .slash .slash.fill book .circle .circle.fill .fill bookmark .fill
      briefcase .fill bubble.left .and.bubble.right .and.bubble.right.fill .fill
      bubble.middle.bottom .fill bubble.middle.top .fill bubble.right .fill burn burst .fill
      c.circle .fill c.square .fill calendar .badge.minus .badge.plus .circle .circle.fill camera
      .circle .circle.fill .fill .on.rectangle .on.rectangle.fill .viewfinder capslock .fill capsule
      .fill captions.bubble .fill car.fill cart .badge.minus .badge.plus .fill .fill.badge.minus
      .fill.badge.plus cedisign.circle .fill cedisign.square .fill centsign.circle .fill
      centsign.square .fill chart.bar .fill chart.pie .fill checkmark .circle .circle.fill
      .rectangle .rectangle.fill .seal .seal.fill .shield .shield.fill .square .square.fill
      chevron.compact.down chevron.compact.left chevron.compact.right chevron.compact.up
      chevron.down .circle .circle.fill .square .square.fill chevron.left .2 .circle .circle.fill
      .square .square.fill chevron.right .2 .circle .circle.fill .square .square.fill chevron.up
      .chevron.down .circle .circle.fill .square .square.fill circle .fill .grid.3x3 .grid.3x3.fill
      clear .fill clock .fill cloud .bolt .bolt.fill .bolt.rain .bolt.rain.fill .drizzle
      .drizzle.fill .fill .fog .fog.fill .hail .hail.fill .heavyrain .heavyrain.fill .moon
      .moon.bolt .moon.bolt.fill .moon.fill .moon.rain .moon.rain.fill .rain .rain.fill .sleet
      .sleet.fill .snow .snow.fill .sun .sun.bolt .sun.bolt.fill .sun.fill .sun.rain .sun.rain.fill
      coloncurrencysign.circle .fill coloncurrencysign.square .fill command control creditcard .fill
      crop .rotate cruzeirosign.circle .fill cruzeirosign.square .fill cube .fill d.circle .fill
      d.square .fill decrease.indent decrease.quotelevel delete.left .fill delete.right .fill
      desktopcomputer divide .circle .circle.fill .square .square.fill dollarsign.circle .fill
      dollarsign.square .fill dongsign.circle .fill dongsign.square .fill
      dot.radiowaves.left.and.right dot.radiowaves.right dot.square .fill drop.triangle .fill
      e.circle .fill e.square .fill ear eject .fill ellipsis .circle .circle.fill envelope .badge
      .badge.fill .circle .circle.fill .fill .open .open.fill equal .circle .circle.fill .square
      .square.fill escape eurosign.circle .fill eurosign.square .fill exclamationmark .bubble
      .bubble.fill .circle .circle.fill .icloud .icloud.fill .octagon .octagon.fill .shield
      .shield.fill .square .square.fill .triangle .triangle.fill eye .fill .slash .slash.fill
      eyedropper .full .halffull eyeglasses f.circle .fill f.cursive .circle .circle.fill f.square
      .fill faceid film .fill flag .circle .circle.fill .fill .slash .slash.fill flame .fill
      florinsign.circle .fill florinsign.square .fill flowchart .fill folder .badge.minus
      .badge.person.crop .badge.plus .circle .circle.fill .fill .fill.badge.minus
      .fill.badge.person.crop .fill.badge.plus forward .end .end.alt .end.alt.fill .end.fill .fill
      francsign.circle .fill francsign.square .fill function fx g.circle .fill g.square .fill
      gamecontroller .fill gear gift .fill globe greaterthan .circle .circle.fill .square
      .square.fill grid .circle .circle.fill guaranisign.circle .fill guaranisign.square .fill
      guitars h.circle .fill h.square .fill hammer .fill hand.draw .fill hand.point.left .fill
      hand.point.right .fill hand.raised .fill .slash .slash.fill hand.thumbsdown .fill
      hand.thumbsup .fill hare .fill headphones heart .circle .circle.fill .fill .slash
      .slash.circle .slash.circle.fill .slash.fill helm hexagon .fill hifispeaker .fill hourglass
      house .fill hryvniasign.circle .fill hryvniasign.square .fill hurricane i.circle .fill
      i.square .fill icloud .and.arrow.down .and.arrow.down.fill .and.arrow.up .and.arrow.up.fill
      .circle .circle.fill .fill .slash .slash.fill increase.indent increase.quotelevel
      indianrupeesign.circle .fill indianrupeesign.square .fill info .circle .circle.fill italic
      j.circle .fill j.square .fill k.circle .fill k.square .fill keyboard .chevron.compact.down
      kipsign.circle .fill kipsign.square .fill l.circle .fill l.square .fill larisign.circle .fill
      larisign.square .fill lasso lessthan .circle .circle.fill .square .square.fill light.max
      light.min lightbulb .fill .slash .slash.fill link .circle .circle.fill .icloud .icloud.fill
      lirasign.circle .fill lirasign.square .fill list.bullet .below.rectangle .indent list.dash
      list.number livephoto .play .slash location .circle .circle.fill .fill .north .north.fill
      .north.line .north.line.fill .slash .slash.fill lock .circle .circle.fill .fill .icloud
      .icloud.fill .open .open.fill .rotation .shield .shield.fill .slash .slash.fill m.circle .fill
      m.square .fill magnifyingglass .circle .circle.fill manatsign.circle .fill manatsign.square
      .fill map .fill mappin .and.ellipse .slash memories .badge.minus .badge.plus message .circle
      .circle.fill .fill metronome millsign.circle .fill millsign.square .fill minus .circle
      .circle.fill .magnifyingglass .rectangle .rectangle.fill .square .square.fill moon .circle
      .circle.fill .fill .stars .stars.fill .zzz .zzz.fill multiply .circle .circle.fill .square
      .square.fill music.note .list n.circle .fill n.square .fill nairasign.circle .fill
      nairasign.square .fill nosign o.circle .fill o.square .fill option p.circle .fill p.square
      .fill paintbrush .fill pano .fill paperclip paperplane .fill pause .circle .circle.fill .fill
      .rectangle .rectangle.fill pencil .and.outline .circle .circle.fill .slash .tip
      .tip.crop.circle .tip.crop.circle.badge.minus .tip.crop.circle.badge.plus percent person .2
      .2.fill .3 .3.fill .badge.minus .badge.plus .circle .circle.fill .crop.circle
      .crop.circle.badge.checkmark .crop.circle.badge.minus .crop.circle.badge.plus
      .crop.circle.badge.xmark .crop.circle.fill .crop.circle.fill.badge.checkmark
      .crop.circle.fill.badge.minus .crop.circle.fill.badge.plus .crop.circle.fill.badge.xmark
      .crop.rectangle .crop.rectangle.fill .crop.square .crop.square.fill .fill .icloud .icloud.fill
      personalhotspot perspective pesetasign.circle .fill pesetasign.square .fill pesosign.circle
      .fill pesosign.square .fill phone .arrow.down.left .arrow.right .arrow.up.right .badge.plus
      .circle .circle.fill .down .down.circle .down.circle.fill .down.fill .fill .fill.badge.plus
      photo .fill .fill.on.rectangle.fill .on.rectangle pin .fill .slash .slash.fill play .circle
      .circle.fill .fill .rectangle .rectangle.fill playpause .fill plus .app .app.fill .bubble
      .bubble.fill .circle .circle.fill .magnifyingglass .rectangle .rectangle.fill
      .rectangle.fill.on.rectangle.fill .rectangle.on.rectangle .square .square.fill
      .square.fill.on.square.fill .square.on.square plusminus .circle .circle.fill power printer
      .fill projective purchased .circle .circle.fill q.circle .fill q.square .fill qrcode
      .viewfinder questionmark .circle .circle.fill .diamond .diamond.fill .square .square.fill
      .video .video.fill quote.bubble .fill r.circle .fill r.square .fill rays recordingtape
      rectangle .and.arrow.up.right.and.arrow.down.left
      .and.arrow.up.right.and.arrow.down.left.slash .and.paperclip .badge.checkmark .badge.xmark
      .compress.vertical .expand.vertical .fill .fill.badge.checkmark .fill.badge.xmark
      .fill.on.rectangle.angled.fill .fill.on.rectangle.fill .grid.1x2 .grid.1x2.fill .grid.2x2
      .grid.2x2.fill .grid.3x2 .grid.3x2.fill .on.rectangle .on.rectangle.angled .split.3x1
      .split.3x1.fill .split.3x3 .split.3x3.fill .stack .stack.badge.minus .stack.badge.person.crop
      .stack.badge.plus .stack.fill .stack.fill.badge.minus .stack.fill.badge.plus repeat .1 return
      rhombus .fill rosette rotate.left .fill rotate.right .fill rublesign.circle .fill
      rublesign.square .fill rupeesign.circle .fill rupeesign.square .fill s.circle .fill s.square
      .fill safari .fill scissors scope scribble selection.pin.in.out shield .fill .slash
      .slash.fill shift .fill shuffle sidebar.left sidebar.right signature skew slash.circle .fill
      slider.horizontal.3 slider.horizontal.below.rectangle slowmo smallcircle.circle .fill smoke
      .fill sparkles speaker .fill .slash .slash.fill .zzz .zzz.fill sportscourt .fill square
      .and.arrow.down .and.arrow.down.fill .and.arrow.down.on.square .and.arrow.down.on.square.fill
      .and.arrow.up .and.arrow.up.fill .and.arrow.up.on.square .and.arrow.up.on.square.fill
      .and.line.vertical.and.square .and.pencil .fill .fill.on.circle.fill .fill.on.square.fill
      .grid.2x2 .grid.2x2.fill .grid.3x2 .grid.3x2.fill .grid.4x3.fill .on.circle .on.square
      .split.1x2 .split.1x2.fill .split.2x1 .split.2x1.fill .split.2x2 .split.2x2.fill .stack
      .stack.3d.down.right .stack.3d.down.right.fill .stack.3d.up .stack.3d.up.fill
      .stack.3d.up.slash .stack.3d.up.slash.fill .stack.fill squares.below.rectangle star .circle
      .circle.fill .fill .slash .slash.fill staroflife .fill sterlingsign.circle .fill
      sterlingsign.square .fill stop .circle .circle.fill .fill stopwatch .fill strikethrough
      suit.club .fill suit.diamond .fill suit.heart .fill suit.spade .fill sum sun.dust .fill
      sun.haze .fill sun.max .fill sun.min .fill sunrise .fill sunset .fill t.circle .fill t.square
      .fill tag .circle .circle.fill .fill teletype .answer tengesign.circle .fill tengesign.square
      .fill text.aligncenter text.alignleft text.alignright text.append text.badge.checkmark
      text.badge.minus text.badge.plus text.badge.star text.badge.xmark text.bubble .fill
      text.insert text.justify text.quote textformat .alt .size .subscript .superscript
      thermometer.snowflake thermometer.sun timelapse timer tornado tortoise .fill tram.fill trash
      .circle .circle.fill .fill .slash .slash.fill tray .2 .2.fill .and.arrow.down
      .and.arrow.down.fill .and.arrow.up .and.arrow.up.fill .fill .full .full.fill triangle .fill
      tropicalstorm tugriksign.circle .fill tugriksign.square .fill tuningfork
      turkishlirasign.circle .fill turkishlirasign.square .fill tv .circle .circle.fill .fill
      u.circle .fill u.square .fill uiwindow.split.2x1 umbrella .fill underline v.circle .fill
      v.square .fill video .badge.plus .circle .circle.fill .fill .slash .slash.fill view.2d view.3d
      viewfinder .circle .circle.fill w.circle .fill w.square .fill wand.and.rays .inverse waveform
      .circle .circle.fill .path .path.badge.minus .path.badge.plus .path.ecg wifi .exclamationmark
      .slash wind .snow wonsign.circle .fill wonsign.square .fill x.circle .fill x.square .fill
      xmark .circle .circle.fill .icloud .icloud.fill .octagon .octagon.fill .rectangle
      .rectangle.fill .seal .seal.fill .shield .shield.fill .square .square.fill y.circle .fill
      y.square .fill yensign.circle .fill yensign.square .fill z.circle .fill z.square .fill zzz
      a=character airplayaudio=airplay.audio airplayvideo=airplay.video
      arrow.2.circlepath=arrow.trianglehead.2.clockwise.rotate.90 .circle .circle.fill
      arrow.branch=arrow.trianglehead.branch
      arrow.clockwise.icloud=arrow.trianglehead.clockwise.icloud .fill
      arrow.counterclockwise.icloud=arrow.trianglehead.counterclockwise.icloud .fill
      arrow.down.doc=arrow.down.document .fill arrow.down.to.line.alt=arrow.down.to.line.compact
      arrow.left.to.line.alt=arrow.left.to.line.compact arrow.merge=arrow.trianglehead.merge
      arrow.right.arrow.left=arrow.left.arrow.right .circle .circle.fill .square .square.fill
      arrow.right.to.line.alt=arrow.right.to.line.compact arrow.swap=arrow.trianglehead.swap
      arrow.up.doc=arrow.up.document .fill
      arrow.up.right.diamond=arrow.trianglehead.turn.up.right.diamond .fill
      arrow.up.to.line.alt=arrow.up.to.line.compact battery.0=battery.0percent
      battery.100=battery.100percent battery.25=battery.25percent bin.xmark=xmark.bin .fill
      bolt.badge.a=bolt.badge.automatic .fill
      camera.rotate=arrow.trianglehead.2.clockwise.rotate.90.camera .fill
      chevron.left.slash.chevron.right=chevron.left.forwardslash.chevron.right
      circle.bottomthird.split=sleep circle.grid.hex=circle.hexagongrid .fill
      circle.lefthalf.fill=circle.lefthalf.filled circle.righthalf.fill=circle.righthalf.filled
      cube.box=shippingbox .fill cursor.rays=pointer.arrow.rays dial=dial.low .fill doc=document
      doc.append=append.page doc.circle=document.circle .fill doc.fill=document.fill
      doc.on.clipboard=document.on.clipboard .fill doc.on.doc=document.on.document .fill
      doc.plaintext=text.page doc.richtext=richtext.page doc.text=text.document .fill
      doc.text.magnifyingglass=text.page.badge.magnifyingglass
      doc.text.viewfinder=document.viewfinder ellipses.bubble=ellipsis.bubble .fill
      gauge=gauge.with.dots.needle.bottom.50percent .badge.minus .badge.plus
      gobackward=arrow.trianglehead.counterclockwise
      gobackward.10=10.arrow.trianglehead.counterclockwise
      gobackward.15=15.arrow.trianglehead.counterclockwise
      gobackward.30=30.arrow.trianglehead.counterclockwise
      gobackward.45=45.arrow.trianglehead.counterclockwise
      gobackward.60=60.arrow.trianglehead.counterclockwise
      gobackward.75=75.arrow.trianglehead.counterclockwise
      gobackward.90=90.arrow.trianglehead.counterclockwise
      gobackward.minus=minus.arrow.trianglehead.counterclockwise
      goforward=arrow.trianglehead.clockwise goforward.10=10.arrow.trianglehead.clockwise
      goforward.15=15.arrow.trianglehead.clockwise goforward.30=30.arrow.trianglehead.clockwise
      goforward.45=45.arrow.trianglehead.clockwise goforward.60=60.arrow.trianglehead.clockwise
      goforward.75=75.arrow.trianglehead.clockwise goforward.90=90.arrow.trianglehead.clockwise
      goforward.plus=plus.arrow.trianglehead.clockwise
      hourglass.bottomhalf.fill=hourglass.bottomhalf.filled
      hourglass.tophalf.fill=hourglass.tophalf.filled largecircle.fill.circle=inset.filled.circle
      leaf.arrow.circlepath=leaf.arrow.trianglehead.clockwise line.horizontal.3=line.3.horizontal
      .decrease .decrease.circle .decrease.circle.fill lock.rotation.open=lock.open.rotation
      macwindow=interface.window mic=microphone .circle .circle.fill .fill .slash .slash.fill
      minus.slash.plus=minus.forwardslash.plus music.house=music.note.house .fill
      music.mic=microphone.dynamic.on.stand number=number.sign .circle .circle.fill .square
      .square.fill paragraph=paragraphsign
      pencil.and.ellipsis.rectangle=rectangle.and.pencil.and.ellipsis
      person.2.square.stack=person.2.crop.square.stack .fill
      person.badge.minus.fill=person.fill.badge.minus person.badge.plus.fill=person.fill.badge.plus
      person.crop.circle.badge.exclam=person.crop.circle.badge.exclamationmark
      person.crop.circle.fill.badge.exclam=person.crop.circle.badge.exclamationmark.fill
      phone.fill.arrow.down.left=phone.arrow.down.left.fill
      phone.fill.arrow.right=phone.arrow.right.fill
      phone.fill.arrow.up.right=phone.arrow.up.right.fill plus.slash.minus=plus.forwardslash.minus
      radiowaves.left=wave.3.left radiowaves.right=wave.3.right
      rectangle.3.offgrid=rectangle.3.group .fill rectangle.dock=dock.rectangle
      rectangle.stack.fill.badge.person.crop=rectangle.stack.badge.person.crop.fill
      rectangle.stack.person.crop=person.crop.rectangle.stack .fill
      sheqelsign.circle=shekelsign.circle .fill sheqelsign.square=shekelsign.square .fill
      shield.lefthalf.fill=shield.lefthalf.filled smallcircle.fill.circle=smallcircle.filled.circle
      .fill smiley=face.smiling smiley.fill=face.smiling.inverse snow=snowflake
      speaker.1=speaker.wave.1 .fill speaker.2=speaker.wave.2 .fill speaker.3=speaker.wave.3 .fill
      speedometer=gauge.with.dots.needle.67percent
      square.and.line.vertical.and.square.fill=square.and.line.vertical.and.square.filled
      square.fill.and.line.vertical.and.square=square.filled.and.line.vertical.and.square
      square.fill.and.line.vertical.square.fill=square.fill.and.line.vertical.and.square.fill
      square.lefthalf.fill=square.lefthalf.filled square.righthalf.fill=square.righthalf.filled
      square.stack.3d.down.dottedline=square.stack.3d.forward.dottedline
      star.lefthalf.fill=star.leadinghalf.filled t.bubble=character.bubble .fill table=tablecells
      table.badge.more=tablecells.badge.ellipsis
      table.badge.more.fill=tablecells.fill.badge.ellipsis table.fill=tablecells.fill
      text.cursor=character.cursor.ibeam text.justifyleft=text.justify.left
      text.justifyright=text.justify.right textbox=character.textbox textformat.123=numbers
      textformat.abc=textformat.characters .dottedunderline thermometer=thermometer.medium
      triangle.lefthalf.fill=triangle.lefthalf.filled
      triangle.righthalf.fill=triangle.righthalf.filled tv.music.note=music.note.tv .fill
      video.badge.plus.fill=video.fill.badge.plus wand.and.stars=wand.and.sparkles .inverse
      wrench=wrench.adjustable .fill x.squareroot=radicand.squareroot gobackward.10: .ar .hi
      gobackward.15: .ar .hi gobackward.30: .ar .hi gobackward.45: .ar .hi gobackward.60: .ar .hi
      gobackward.75: .ar .hi gobackward.90: .ar .hi goforward.10: .ar .hi goforward.15: .ar .hi
      goforward.30: .ar .hi goforward.45: .ar .hi goforward.60: .ar .hi goforward.75: .ar .hi
      goforward.90: .ar .hi list.number: .rtl questionmark.video: .rtl questionmark.video.fill: .rtl
      speaker.slash: .rtl speaker.slash.fill: .rtl speaker.zzz: .rtl speaker.zzz.fill: .rtl
      """
    ),
    (
      Version(13, 1),
      """
      arrow.uturn.left.circle.badge.ellipsis aspectratio .fill car circle.grid.2x2 .fill
      flashlight.off.fill flashlight.on.fill mappin.circle .fill paperclip.circle .fill pin.circle
      .fill scissors.badge.ellipsis studentdesk
      flip.horizontal=arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right .fill
      """
    ),
    (
      Version(14),
      """
      4k.tv .fill airplane.circle .fill airpod.left airpod.right airpods airport.express
      airport.extreme .tower amplifier appclip applescript .fill appletv .fill applewatch
      .radiowaves.left.and.right .slash .watchface apps.ipad .landscape apps.iphone .badge.plus
      .landscape archivebox.circle .fill arrow.backward .circle .circle.fill .square .square.fill
      arrow.down.app .fill arrow.down.backward .circle .circle.fill .square .square.fill
      arrow.down.forward .and.arrow.up.backward .and.arrow.up.backward.circle
      .and.arrow.up.backward.circle.fill .circle .circle.fill .square .square.fill arrow.down.heart
      .fill arrow.down.right.and.arrow.up.left.circle .fill arrow.forward .circle .circle.fill
      .square .square.fill arrow.left.arrow.right .circle .circle.fill .square .square.fill
      arrow.turn.up.forward.iphone .fill arrow.up.and.down.and.arrow.left.and.right
      arrow.up.and.person.rectangle.portrait arrow.up.and.person.rectangle.turn.left
      arrow.up.and.person.rectangle.turn.right arrow.up.backward .and.arrow.down.forward
      .and.arrow.down.forward.circle .and.arrow.down.forward.circle.fill .circle .circle.fill
      .square .square.fill arrow.up.forward .app .app.fill .circle .circle.fill .square .square.fill
      arrow.up.heart .fill arrow.up.left.and.arrow.down.right.circle .fill
      arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
      arrow.up.left.and.down.right.magnifyingglass arrow.up.message .fill
      arrow.up.right.and.arrow.down.left.rectangle .fill arrow.uturn.backward .circle
      .circle.badge.ellipsis .circle.fill .square .square.fill arrow.uturn.forward .circle
      .circle.fill .square .square.fill arrowshape.bounce.forward .fill arrowshape.bounce.right
      .fill arrowshape.turn.up.backward .2 .2.circle .2.circle.fill .2.fill .circle .circle.fill
      .fill arrowshape.turn.up.forward .circle .circle.fill .fill arrowshape.turn.up.left.2.circle
      .fill arrowshape.zigzag.forward .fill arrowshape.zigzag.right .fill arrowtriangle.backward
      .circle .circle.fill .fill .square .square.fill arrowtriangle.forward .circle .circle.fill
      .fill .square .square.fill arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
      arrowtriangle.right.and.line.vertical.and.arrowtriangle.left at.circle .fill atom
      backward.frame .fill badge.plus.radiowaves.forward bag.circle .fill banknote .fill barometer
      bell.badge .fill bell.slash.circle .fill bicycle .circle .circle.fill binoculars .fill
      bolt.car .fill bolt.heart .fill bolt.slash.circle .fill bonjour book.closed .fill
      bookmark.circle .fill bookmark.slash .fill books.vertical .fill building .2 .2.crop.circle
      .2.crop.circle.fill .2.fill .fill bus .doubledecker .doubledecker.fill .fill
      calendar.badge.clock calendar.badge.exclamationmark camera.aperture camera.badge.ellipsis
      camera.filters camera.metering.center.weighted .average camera.metering.matrix
      camera.metering.multispot camera.metering.none camera.metering.partial camera.metering.spot
      camera.metering.unknown candybarphone capsule.portrait .fill car.2 .fill car.circle .fill case
      .fill chart.bar.xaxis checkmark.icloud .fill checkmark.rectangle.portrait .fill
      chevron.backward .2 .circle .circle.fill .square .square.fill chevron.forward .2 .circle
      .circle.fill .square .square.fill circle.circle .fill circle.dashed circle.grid.cross .fill
      circle.square circlebadge .2 .2.fill .fill comb .fill command.circle .fill command.square
      .fill cone .fill cpu creditcard.circle .fill cross .case .case.fill .circle .circle.fill .fill
      crown .fill cube.transparent .fill curlybraces .square .square.fill cylinder .fill .split.1x2
      .split.1x2.fill deskclock .fill diamond .fill die.face.1 .fill die.face.2 .fill die.face.3
      .fill die.face.4 .fill die.face.5 .fill die.face.6 .fill display .2
      .trianglebadge.exclamationmark dock.arrow.down.rectangle dock.arrow.up.rectangle
      dock.rectangle dot.arrowtriangles.up.right.down.left.circle dot.radiowaves.forward
      dot.squareshape .fill .split.2x2 dpad .fill drop .fill ear.badge.checkmark ear.fill
      ear.trianglebadge.exclamationmark earpods eject.circle .fill ellipsis.bubble .fill
      ellipsis.rectangle .fill esim .fill exclamationmark.2 exclamationmark.3 externaldrive
      .badge.checkmark .badge.icloud .badge.minus .badge.person.crop .badge.plus .badge.timemachine
      .badge.wifi .badge.xmark .connected.to.line.below .connected.to.line.below.fill .fill
      .fill.badge.checkmark .fill.badge.icloud .fill.badge.minus .fill.badge.person.crop
      .fill.badge.plus .fill.badge.timemachine .fill.badge.wifi .fill.badge.xmark eye.circle .fill
      eyebrow eyes .inverse face.dashed .fill face.smiling faxmachine figure.stand
      .line.dotted.figure.stand figure.walk .circle .circle.fill .diamond .diamond.fill figure.wave
      .circle .circle.fill filemenu.and.selection flag.badge.ellipsis .fill flag.slash.circle .fill
      flipphone fn folder.badge.questionmark folder.fill.badge.questionmark forward.frame .fill
      gearshape .2 .2.fill .fill gift.circle .fill giftcard .fill graduationcap .fill greetingcard
      .fill guitars.fill gyroscope h.square.on.square hand.point.down .fill hand.point.up .braille
      .braille.fill .fill .left .left.fill hand.tap .fill hand.wave .fill hands.clap .fill
      headphones.circle .fill heart.text.square .fill hifispeaker.2 .fill hifispeaker.and.homepod
      .fill highlighter homepod .2 .2.fill .fill hourglass.badge.plus house.circle .fill infinity
      internaldrive .fill ipad .landscape iphone .radiowaves.left.and.right .slash ipod
      j.square.on.square k key .fill .icloud .icloud.fill keyboard.badge.ellipsis
      keyboard.chevron.compact.left keyboard.onehanded.left keyboard.onehanded.right l.joystick
      .fill ladybug .fill laptopcomputer latch.2.case .fill leaf .fill level .fill lifepreserver
      .fill line.3.crossed.swirl.circle .fill line.diagonal
      line.horizontal.star.fill.line.horizontal lineweight link.badge.plus list.and.film
      list.bullet.rectangle list.star list.triangle location.fill.viewfinder location.viewfinder
      lock.rectangle .fill .on.rectangle .on.rectangle.fill .stack .stack.fill lock.square .fill
      .stack .stack.fill loupe lungs .fill macmini .fill macpro.gen1 macpro.gen2 .fill macpro.gen3
      .server mail .and.text.magnifyingglass .fill .stack .stack.fill megaphone .fill memorychip
      menubar.arrow.down.rectangle menubar.arrow.up.rectangle menubar.dock.rectangle .badge.record
      menubar.rectangle metronome.fill minus.diamond .fill minus.plus.batteryblock .fill
      minus.rectangle.portrait .fill mosaic .fill mount .fill mouth .fill move.3d music.note.house
      .fill music.quarternote.3 mustache .fill network newspaper .fill nose .fill octagon .fill
      opticaldisc opticaldiscdrive .fill oval .fill .portrait .portrait.fill paintbrush.pointed
      .fill paintpalette .fill paperclip.badge.ellipsis paperplane.circle .fill paragraphsign pc
      pencil.tip.crop.circle.badge.arrow.forward person.2.circle .fill
      person.crop.circle.badge.exclamationmark person.crop.circle.badge.questionmark
      person.fill.badge.minus person.fill.badge.plus person.fill.checkmark person.fill.questionmark
      person.fill.turn.down person.fill.turn.left person.fill.turn.right person.fill.viewfinder
      person.fill.xmark phone.connection photo.on.rectangle.angled pianokeys .inverse pills .fill
      pip .enter .exit .fill .remove .swap placeholdertext.fill play.slash .fill plus.diamond .fill
      plus.message .fill plus.rectangle.on.folder plus.rectangle.portrait .fill plus.viewfinder
      poweroff poweron powersleep printer.dotmatrix .fill puzzlepiece .fill pyramid .fill
      questionmark.folder .fill questionmark.square.dashed r.joystick .fill r.square.on.square radio
      .fill record.circle .fill rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass
      rectangle.arrowtriangle.2.inward rectangle.arrowtriangle.2.outward rectangle.badge.minus
      rectangle.badge.plus rectangle.connected.to.line.below rectangle.dashed .and.paperclip
      .badge.record rectangle.fill.badge.minus rectangle.fill.badge.plus
      rectangle.on.rectangle.slash rectangle.portrait .arrowtriangle.2.inward
      .arrowtriangle.2.outward .fill rectangle.slash .fill rectangle.split.1x2 .fill
      rectangle.split.2x1 .fill rectangle.split.2x2 .fill restart .circle rotate.3d ruler .fill
      scale.3d scalemass .fill scanner .fill scribble.variable scroll .fill sdcard .fill seal .fill
      server.rack shadow shekelsign.circle .fill shekelsign.square .fill shippingbox .fill
      sidebar.leading sidebar.squares.leading sidebar.squares.left sidebar.squares.right
      sidebar.squares.trailing sidebar.trailing signpost.left .fill signpost.right .fill simcard .2
      .2.fill .fill sleep slider.vertical.3 sparkle sparkles.rectangle.stack .fill
      speaker.slash.circle .fill speaker.wave.1 .fill speaker.wave.2 .circle .circle.fill .fill
      speaker.wave.3 .fill square.and.at.rectangle square.circle .fill square.dashed
      square.fill.text.grid.1x2 square.grid.3x1.below.line.grid.1x2
      square.grid.3x1.folder.badge.plus square.grid.3x1.folder.fill.badge.plus square.grid.3x3 .fill
      square.on.square.dashed square.on.square.squareshape.controlhandles square.slash .fill
      square.split.bottomrightquarter .fill square.split.diagonal .2x2 .2x2.fill .fill
      square.stack.3d.down.forward .fill square.stack.3d.forward.dottedline .fill squareshape
      .controlhandles.on.squareshape.controlhandles .fill .split.2x2 .split.3x3 star.square .fill
      staroflife.circle .fill stethoscope swift switch.2 tablecells .badge.ellipsis .fill tag.slash
      .fill target teletype.circle .fill text.below.photo .fill text.book.closed .fill
      text.magnifyingglass text.redaction thermometer.sun.fill ticket .fill timeline.selection
      timer.square togglepower touchid tram .circle .circle.fill tray.circle .fill triangle.circle
      .fill tv.and.hifispeaker.fill video.badge.checkmark video.fill.badge.checkmark
      video.fill.badge.plus wake wallet.pass .fill wave.3.backward .circle .circle.fill
      wave.3.forward .circle .circle.fill wave.3.left .circle .circle.fill wave.3.right .circle
      .circle.fill waveform.path.ecg.rectangle .fill wrench.and.screwdriver .fill xmark.bin .circle
      .circle.fill .fill xmark.diamond .fill xmark.rectangle.portrait .fill xserve
      a.book.closed=character.book.closed .fill a.magnify=character.magnify abc=characters.uppercase
      airpodpro.left=airpods.pro.left airpodpro.right=airpods.pro.right airpodspro=airpods.pro
      applelogo=apple.logo arrow.clockwise.heart=arrow.trianglehead.clockwise.heart .fill
      arrow.left.and.right.righttriangle.left.righttriangle.right=arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right
      .fill arrow.rectanglepath=arrow.trianglehead.rectanglepath
      arrow.right.doc.on.clipboard=arrow.right.page.on.clipboard
      arrow.triangle.2.circlepath=arrow.trianglehead.2.clockwise.rotate.90 .camera .camera.fill
      .circle .circle.fill
      arrow.triangle.2.circlepath.doc.on.clipboard=arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard
      arrow.triangle.branch=arrow.trianglehead.branch
      arrow.triangle.capsulepath=arrow.trianglehead.topright.capsulepath.clockwise
      arrow.triangle.merge=arrow.trianglehead.merge arrow.triangle.pull=arrow.trianglehead.pull
      arrow.triangle.swap=arrow.trianglehead.swap
      arrow.triangle.turn.up.right.circle=arrow.trianglehead.turn.up.right.circle .fill
      arrow.triangle.turn.up.right.diamond=arrow.trianglehead.turn.up.right.diamond .fill
      arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill=arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill
      arrow.up.and.down.righttriangle.up.righttriangle.down=arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down
      arrow.up.doc.on.clipboard=arrow.up.page.on.clipboard
      arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill=arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill
      arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill=arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill
      battery.100.bolt=battery.100percent.bolt bolt.fill.batteryblock=bolt.batteryblock .fill
      building.columns=building.classical.columns .fill
      camera.fill.badge.ellipsis=camera.badge.ellipsis.fill
      chart.bar.doc.horizontal=chart.bar.horizontal.page .fill
      checkerboard.rectangle=rectangle.pattern.checkered
      circle.bottomhalf.fill=circle.bottomhalf.filled
      circle.dashed.inset.fill=inset.filled.circle.dashed circle.fill.square.fill=circle.square.fill
      circle.grid.cross.down.fill=circle.grid.cross.down.filled
      circle.grid.cross.left.fill=circle.grid.cross.left.filled
      circle.grid.cross.right.fill=circle.grid.cross.right.filled
      circle.grid.cross.up.fill=circle.grid.cross.up.filled
      circle.tophalf.fill=circle.tophalf.filled circles.hexagongrid=circle.hexagongrid .fill
      circles.hexagonpath=circle.hexagonpath .fill
      clock.arrow.circlepath=clock.arrow.trianglehead.counterclockwise.rotate.90
      contextualmenu.and.cursorarrow=contextualmenu.and.pointer.arrow cursorarrow=pointer.arrow
      .and.square.on.square.dashed .click .click.2 .click.badge.clock .motionlines
      .motionlines.click .rays .square dial.max=dial.high .fill dial.min=dial.low .fill
      doc.append.fill=append.page.fill doc.badge.ellipsis=document.badge.ellipsis
      doc.badge.gearshape=document.badge.gearshape .fill doc.badge.plus=document.badge.plus
      doc.fill.badge.ellipsis=document.badge.ellipsis.fill
      doc.fill.badge.plus=document.badge.plus.fill doc.plaintext.fill=text.page.fill
      doc.richtext.fill=richtext.page.fill doc.text.below.ecg=waveform.path.ecg.text.page .fill
      doc.text.fill.viewfinder=document.viewfinder.fill doc.zipper=zipper.page
      dot.circle.and.cursorarrow=dot.circle.and.pointer.arrow dpad.down.fill=dpad.down.filled
      dpad.left.fill=dpad.left.filled dpad.right.fill=dpad.right.filled dpad.up.fill=dpad.up.filled
      envelope.arrow.triangle.branch=envelope.and.arrow.trianglehead.branch .fill
      envelope.badge.shield.leadinghalf.fill=envelope.badge.shield.half.filled
      envelope.fill.badge.shield.trailinghalf.fill=envelope.badge.shield.half.filled.fill
      exclamationmark.arrow.circlepath=exclamationmark.arrow.trianglehead.counterclockwise.rotate.90
      exclamationmark.arrow.triangle.2.circlepath=exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
      face.smiling.fill=face.smiling.inverse fiberchannel=fibrechannel
      filemenu.and.cursorarrow=filemenu.and.pointer.arrow folder.badge.gear=folder.badge.gearshape
      folder.fill.badge.gear=folder.fill.badge.gearshape
      h.square.fill.on.square.fill=h.square.on.square.fill hands.sparkles=hands.and.sparkles .fill
      hearingaid.ear=hearingdevice.ear homekit=apple.homekit ipad.homebutton=ipad.gen1 .landscape
      iphone.homebutton=iphone.gen1 .radiowaves.left.and.right .slash
      ipodshuffle.gen1=ipod.shuffle.gen1 ipodshuffle.gen2=ipod.shuffle.gen2
      ipodshuffle.gen3=ipod.shuffle.gen3 ipodshuffle.gen4=ipod.shuffle.gen4 ipodtouch=ipod.touch
      j.square.fill.on.square.fill=j.square.on.square.fill
      keyboard.macwindow=keyboard.interface.window l.joystick.down=l.joystick.press.down .fill
      l.rectangle.roundedbottom=l.button.roundedbottom.horizontal .fill
      l1.rectangle.roundedbottom=l1.button.roundedbottom.horizontal .fill
      l2.rectangle.roundedtop=l2.button.roundedtop.horizontal .fill
      laptopcomputer.and.iphone=macbook.and.iphone lasso.sparkles=lasso.badge.sparkles
      lb.rectangle.roundedbottom=lb.button.roundedbottom.horizontal .fill
      leaf.arrow.triangle.circlepath=leaf.arrow.trianglehead.clockwise
      line.diagonal.arrow=line.diagonal.trianglehead.up.right
      line.horizontal.2.decrease.circle=line.2.horizontal.decrease.circle .fill
      line.horizontal.3.circle=line.3.horizontal.circle .fill
      livephoto.badge.a=livephoto.badge.automatic lock.doc=lock.document .fill
      lt.rectangle.roundedtop=lt.button.roundedtop.horizontal .fill
      macwindow.badge.plus=interface.window.badge.plus
      macwindow.on.rectangle=interface.window.on.rectangle note=pad.header note.text=text.pad.header
      .badge.plus
      person.and.arrow.left.and.arrow.right=person.and.arrow.left.and.arrow.right.outward
      person.crop.circle.fill.badge.exclamationmark=person.crop.circle.badge.exclamationmark.fill
      person.crop.circle.fill.badge.questionmark=person.crop.circle.badge.questionmark.fill
      person.crop.square.fill.and.at.rectangle=person.crop.square.filled.and.at.rectangle
      person.fill.and.arrow.left.and.arrow.right=person.fill.and.arrow.left.and.arrow.right.outward
      phone.bubble.left=phone.bubble .fill phone.fill.connection=phone.connection.fill
      plus.rectangle.fill.on.folder.fill=plus.rectangle.on.folder.fill
      point.fill.topleft.down.curvedto.point.fill.bottomright.up=point.topleft.down.to.point.bottomright.curvepath.fill
      point.topleft.down.curvedto.point.bottomright.up=point.topleft.down.to.point.bottomright.curvepath
      printer.dotmatrix.fill.and.paper.fill=printer.dotmatrix.filled.and.paper
      printer.fill.and.paper.fill=printer.filled.and.paper r.joystick.down=r.joystick.press.down
      .fill r.rectangle.roundedbottom=r.button.roundedbottom.horizontal .fill
      r.square.fill.on.square.fill=r.square.on.square.fill
      r1.rectangle.roundedbottom=r1.button.roundedbottom.horizontal .fill
      r2.rectangle.roundedtop=r2.button.roundedtop.horizontal .fill
      rb.rectangle.roundedbottom=rb.button.roundedbottom.horizontal .fill
      rectangle.3.offgrid.bubble.left=rectangle.3.group.bubble .fill
      rectangle.bottomthird.inset.fill=inset.filled.bottomthird.rectangle
      rectangle.center.inset.fill=inset.filled.center.rectangle
      rectangle.fill.on.rectangle.fill.circle=rectangle.on.rectangle.circle .fill
      rectangle.fill.on.rectangle.fill.slash.fill=rectangle.on.rectangle.slash.fill
      rectangle.inset.bottomleft.fill=inset.filled.bottomleft.rectangle
      rectangle.inset.bottomright.fill=inset.filled.bottomright.rectangle
      rectangle.inset.fill=inset.filled.rectangle
      rectangle.inset.topleft.fill=inset.filled.topleft.rectangle
      rectangle.inset.topright.fill=inset.filled.topright.rectangle
      rectangle.lefthalf.fill=rectangle.lefthalf.filled
      rectangle.lefthalf.inset.fill=inset.filled.lefthalf.rectangle
      rectangle.lefthalf.inset.fill.arrow.left=inset.filled.lefthalf.arrow.left.rectangle
      rectangle.leftthird.inset.fill=inset.filled.leftthird.rectangle
      rectangle.righthalf.fill=rectangle.righthalf.filled
      rectangle.righthalf.inset.fill=inset.filled.righthalf.rectangle
      rectangle.righthalf.inset.fill.arrow.right=inset.filled.righthalf.arrow.right.rectangle
      rectangle.rightthird.inset.fill=inset.filled.rightthird.rectangle
      rectangle.roundedbottom=button.roundedbottom.horizontal .fill
      rectangle.roundedtop=button.roundedtop.horizontal .fill
      rt.rectangle.roundedtop=rt.button.roundedtop.horizontal .fill
      shield.lefthalf.fill.slash=shield.lefthalf.filled.slash
      slider.horizontal.below.square.fill.and.square=slider.horizontal.below.square.filled.and.square
      sparkles.square.fill.on.square=sparkles.square.filled.on.square
      square.2.stack.3d=square.2.layers.3d
      square.2.stack.3d.bottom.fill=square.2.layers.3d.bottom.filled
      square.2.stack.3d.top.fill=square.2.layers.3d.top.filled square.3.stack.3d=square.3.layers.3d
      square.3.stack.3d.bottom.fill=square.3.layers.3d.bottom.filled
      square.3.stack.3d.middle.fill=square.3.layers.3d.middle.filled
      square.3.stack.3d.top.fill=square.3.layers.3d.top.filled
      square.bottomhalf.fill=square.bottomhalf.filled
      square.dashed.inset.fill=inset.filled.square.dashed
      square.fill.on.square=square.filled.on.square
      square.grid.3x1.fill.below.line.grid.1x2=square.grid.3x1.below.line.grid.1x2.fill
      square.grid.3x3.bottomleft.fill=square.grid.3x3.bottomleft.filled
      square.grid.3x3.bottommiddle.fill=square.grid.3x3.bottommiddle.filled
      square.grid.3x3.bottomright.fill=square.grid.3x3.bottomright.filled
      square.grid.3x3.fill.square=square.grid.3x3.square
      square.grid.3x3.middle.fill=square.grid.3x3.middle.filled
      square.grid.3x3.middleleft.fill=square.grid.3x3.middleleft.filled
      square.grid.3x3.middleright.fill=square.grid.3x3.middleright.filled
      square.grid.3x3.topleft.fill=square.grid.3x3.topleft.filled
      square.grid.3x3.topmiddle.fill=square.grid.3x3.topmiddle.filled
      square.grid.3x3.topright.fill=square.grid.3x3.topright.filled
      square.stack.3d.up.badge.a=square.stack.3d.up.badge.automatic .fill
      square.tophalf.fill=square.tophalf.filled
      squareshape.dashed.squareshape=squareshape.dotted.squareshape
      squareshape.split.2x2.dotted=squareshape.split.2x2.dotted.inside
      squareshape.squareshape.dashed=squareshape.squareshape.dotted
      star.leadinghalf.fill=star.leadinghalf.filled
      tablecells.badge.ellipsis.fill=tablecells.fill.badge.ellipsis terminal=apple.terminal .fill
      text.and.command.macwindow=text.and.command.interface.window tram.tunnel.fill=tram.fill.tunnel
      video.bubble.left=video.bubble .fill zl.rectangle.roundedtop=zl.button.roundedtop.horizontal
      .fill zr.rectangle.roundedtop=zr.button.roundedtop.horizontal .fill 1.magnifyingglass: .ar
      a.book.closed: .ar .he .hi .ja .ko .th .zh a.book.closed.fill: .ar .he .hi .ja .ko .th .zh
      apps.iphone.landscape: .rtl battery.100.bolt: .rtl calendar.badge.clock: .rtl
      camera.metering.unknown: .ar doc.append: .rtl doc.append.fill: .rtl doc.richtext: .ar .he
      doc.richtext.fill: .ar .he filemenu.and.cursorarrow: .rtl folder.badge.questionmark: .ar
      folder.fill.badge.questionmark: .ar list.number: .ar macwindow.on.rectangle: .rtl
      mail.and.text.magnifyingglass: .rtl percent: .ar person.crop.circle.badge.questionmark: .ar
      person.crop.circle.fill.badge.questionmark: .ar person.fill.checkmark: .rtl
      person.fill.questionmark: .ar .rtl person.fill.xmark: .rtl questionmark: .ar
      questionmark.circle: .ar questionmark.circle.fill: .ar questionmark.diamond: .ar
      questionmark.diamond.fill: .ar questionmark.folder: .ar questionmark.folder.fill: .ar
      questionmark.square: .ar questionmark.square.dashed: .ar questionmark.square.fill: .ar
      questionmark.video: .ar questionmark.video.fill: .ar quote.bubble: .rtl quote.bubble.fill:
      .rtl rectangle.and.pencil.and.ellipsis: .rtl rectangle.and.text.magnifyingglass: .rtl
      signature: .ar .he speaker.slash.circle: .rtl speaker.slash.circle.fill: .rtl sum: .ar
      t.bubble: .ar .he t.bubble.fill: .ar .he text.badge.checkmark: .rtl text.bubble: .rtl
      text.bubble.fill: .rtl text.cursor: .ar .he .hi .ja .ko .th .zh text.magnifyingglass: .rtl
      text.quote: .rtl textbox: .ar .he .hi .ja .ko .th .zh textformat.123: .ar
      """
    ),
    (
      Version(14, 2),
      """
      aqi.high aqi.low aqi.medium brazilianrealsign.circle .fill brazilianrealsign.square .fill
      cart.circle .fill character .book.closed .book.closed.fill directcurrent
      exclamationmark.applewatch infinity.circle .fill ipad.badge.play ipad.landscape.badge.play
      iphone.badge.play iphone.landscape lock.applewatch photo.tv play.tv .fill
      rectangle.badge.person.crop rectangle.fill.badge.person.crop repeat.1.circle .fill
      repeat.circle .fill shuffle.circle .fill textformat.size.larger textformat.size.smaller torus
      tv.and.mediabox clock.arrow.2.circlepath=clock.arrow.trianglehead.2.counterclockwise.rotate.90
      ipad.homebutton.badge.play=ipad.gen1.badge.play
      ipad.homebutton.landscape.badge.play=ipad.gen1.landscape.badge.play
      iphone.homebutton.badge.play=iphone.gen1.badge.play
      iphone.homebutton.landscape=iphone.gen1.landscape ipodtouch.landscape=ipod.touch.landscape
      rectangle.topthird.inset=inset.filled.topthird.rectangle
      shield.checkerboard=shield.pattern.checkered character: .ar .he .hi .ja .ko .th .zh
      character.book.closed: .ar .he .hi .ja .ko .th .zh character.book.closed.fill: .ar .he .hi .ja
      .ko .th .zh doc.text.below.ecg: .rtl doc.text.below.ecg.fill: .rtl text.below.photo: .rtl
      text.below.photo.fill: .rtl textformat.size: .ar .he .hi .ja .ko .th .zh
      textformat.size.larger: .ar .he .hi .ja .ko .th .zh textformat.size.smaller: .ar .he .hi .ja
      .ko .th .zh textformat.subscript: .ar .he .hi .ja .ko .th .zh textformat.superscript: .ar .he
      .hi .ja .ko .th .zh
      """
    ),
    (
      Version(14, 5),
      """
      applewatch.side.right character.bubble .fill character.cursor.ibeam character.textbox
      airpodsmax=airpods.max hifispeaker.and.homepodmini=hifispeaker.and.homepod.mini .fill
      homepod.and.homepodmini=homepod.and.homepod.mini .fill homepodmini=homepod.mini .2 .2.fill
      .fill rectangle.topthird.inset.fill=inset.filled.topthird.rectangle character.bubble: .ar .he
      character.bubble.fill: .ar .he character.cursor.ibeam: .ar .he .hi .ja .ko .th .zh
      character.textbox: .ar .he .hi .ja .ko .th .zh
      """
    ),
    (
      Version(15),
      """
      airplane.arrival airplane.departure airpods.chargingcase .fill .wireless .wireless.fill airtag
      .fill .radiowaves.forward .radiowaves.forward.fill align.horizontal.center .fill
      align.horizontal.left .fill align.horizontal.right .fill align.vertical.bottom .fill
      align.vertical.center .fill align.vertical.top .fill allergens alternatingcurrent
      antenna.radiowaves.left.and.right.circle .fill antenna.radiowaves.left.and.right.slash
      app.badge.checkmark .fill app.connected.to.app.below.fill app.dashed applepencil
      appletvremote.gen1 .fill appletvremote.gen2 .fill appletvremote.gen3 .fill appletvremote.gen4
      .fill arkit.badge.xmark arrow.backward.to.line .circle .circle.fill arrow.down.to.line.circle
      .fill arrow.down.to.line.compact arrow.forward.to.line .circle .circle.fill
      arrow.left.to.line.circle .fill arrow.left.to.line.compact arrow.right.to.line.circle .fill
      arrow.right.to.line.compact arrow.up.to.line.circle .fill arrow.up.to.line.compact
      arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill
      arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill asterisk backward.circle
      .fill beats.earphones beats.headphones beats.powerbeats beats.powerbeats3 beats.studiobuds
      .chargingcase .chargingcase.fill bed.double.circle .fill bell.badge.circle .fill bell.square
      .fill bolt.batteryblock .fill bolt.car.circle .fill bolt.shield .fill bolt.square .fill
      book.closed.circle .fill bookmark.square .fill books.vertical.circle .fill brain .head.profile
      briefcase.circle .fill bubble.left.and.exclamationmark.bubble.right .fill bubble.left.circle
      .fill bubble.right.circle .fill building.columns.circle.fill cable.connector .horizontal
      cablecar .fill calendar.day.timeline.leading calendar.day.timeline.left
      calendar.day.timeline.right calendar.day.timeline.trailing camera.shutter.button .fill
      capsule.bottomhalf.filled capsule.lefthalf.filled capsule.portrait.bottomhalf.filled
      capsule.portrait.lefthalf.filled capsule.portrait.righthalf.filled
      capsule.portrait.tophalf.filled capsule.righthalf.filled capsule.tophalf.filled car.ferry
      .fill chart.line.uptrend.xyaxis .circle .circle.fill chart.xyaxis.line checklist
      checkmark.bubble .fill checkmark.circle.trianglebadge.exclamationmark checkmark.diamond .fill
      chevron.left.forwardslash.chevron.right circle.and.line.horizontal .fill
      circle.bottomhalf.filled circle.dotted circle.grid.2x1 .fill .left.filled .right.filled
      circle.grid.3x3.circle .fill circle.grid.cross.down.filled circle.grid.cross.left.filled
      circle.grid.cross.right.filled circle.grid.cross.up.filled circle.hexagongrid .circle
      .circle.fill .fill circle.hexagonpath .fill circle.lefthalf.filled circle.righthalf.filled
      circle.slash .fill circle.square.fill circle.tophalf.filled clock.badge.checkmark .fill
      clock.badge.exclamationmark .fill clock.circle .fill computermouse .fill cpu.fill
      creditcard.trianglebadge.exclamationmark cross.vial .fill cup.and.saucer .fill delete.backward
      .fill delete.forward .fill desktopcomputer.and.arrow.down
      desktopcomputer.trianglebadge.exclamationmark diamond.bottomhalf.filled diamond.circle .fill
      diamond.lefthalf.filled diamond.righthalf.filled diamond.tophalf.filled dice .fill
      digitalcrown.arrow.clockwise .fill digitalcrown.arrow.counterclockwise .fill
      digitalcrown.horizontal.arrow.clockwise .fill digitalcrown.horizontal.arrow.counterclockwise
      .fill digitalcrown.horizontal.press .fill digitalcrown.press .fill display.and.arrow.down
      dot.circle.and.hand.point.up.left.fill dot.circle.viewfinder dot.radiowaves.up.forward
      dot.viewfinder dpad.down.filled dpad.left.filled dpad.right.filled dpad.up.filled drop.circle
      .fill earbuds .case .case.fill ellipsis.curlybraces ellipsis.vertical.bubble .fill
      envelope.badge.shield.half.filled .fill exclamationmark.bubble.circle .fill eye.slash.circle
      .fill eye.square .fill eye.trianglebadge.exclamationmark .fill facemask .fill ferry .fill
      fibrechannel figure.roll film.circle .fill flag.2.crossed .fill flag.and.flag.filled.crossed
      flag.filled.and.flag.crossed flag.square .fill flame.circle .fill folder.badge.gearshape
      folder.fill.badge.gearshape fork.knife .circle .circle.fill forward.circle .fill fuelpump
      .circle .circle.fill .fill gear.badge.checkmark gear.badge.questionmark gear.badge.xmark
      gear.circle .fill gearshape.circle .fill globe.americas .fill globe.asia.australia .fill
      globe.badge.chevron.backward globe.europe.africa .fill graduationcap.circle .fill
      h.square.on.square.fill hammer.circle .fill hand.raised.circle .fill hand.raised.square .fill
      .on.square .on.square.fill hand.thumbsdown.circle .fill hand.thumbsup.circle .fill
      hearingdevice.ear heart.rectangle .fill heart.square .fill hexagon.bottomhalf.filled
      hexagon.lefthalf.filled hexagon.righthalf.filled hexagon.tophalf.filled
      hifispeaker.and.appletv .fill homepod.and.appletv .fill hourglass.bottomhalf.filled
      hourglass.circle .fill hourglass.tophalf.filled humidity .fill icloud.square .fill
      ipad.and.arrow.forward ipad.rear.camera iphone.circle .fill
      iphone.radiowaves.left.and.right.circle .fill iphone.rear.camera iphone.slash.circle .fill
      iphone.smartbatterycase.gen1 iphone.smartbatterycase.gen2 ivfluid.bag .fill
      j.square.on.square.fill keyboard.fill l.joystick.press.down .fill l.joystick.tilt.down .fill
      l.joystick.tilt.left .fill l.joystick.tilt.right .fill l.joystick.tilt.up .fill lanyardcard
      .fill laptopcomputer.and.arrow.down laptopcomputer.trianglebadge.exclamationmark leaf.circle
      .fill lightbulb.circle .fill line.2.horizontal.decrease.circle .fill line.3.horizontal .circle
      .circle.fill .decrease .decrease.circle .decrease.circle.fill lines.measurement.horizontal
      list.bullet.circle .fill list.bullet.rectangle.fill list.bullet.rectangle.portrait .fill
      list.dash.header.rectangle location.magnifyingglass location.north.circle .fill
      location.square .fill lock.desktopcomputer lock.display lock.ipad lock.iphone
      lock.laptopcomputer lock.open.applewatch lock.open.desktopcomputer lock.open.display
      lock.open.ipad lock.open.iphone lock.open.laptopcomputer macpro.gen1.fill macpro.gen3.fill
      magazine .fill magicmouse .fill magsafe.batterypack .fill map.circle .fill mappin.slash.circle
      .fill mappin.square .fill mediastick memorychip.fill menucard .fill minus.forwardslash.plus
      music.note.tv .fill network.badge.shield.half.filled newspaper.circle .fill
      octagon.bottomhalf.filled octagon.lefthalf.filled octagon.righthalf.filled
      octagon.tophalf.filled oval.bottomhalf.filled oval.lefthalf.filled
      oval.portrait.bottomhalf.filled oval.portrait.lefthalf.filled oval.portrait.righthalf.filled
      oval.portrait.tophalf.filled oval.righthalf.filled oval.tophalf.filled parentheses parkingsign
      .circle .circle.fill pawprint .circle .circle.fill .fill peacesign pentagon .bottomhalf.filled
      .fill .lefthalf.filled .righthalf.filled .tophalf.filled person.2.crop.square.stack .fill
      person.2.wave.2 .fill person.3.sequence .fill person.badge.clock .fill person.crop.artframe
      person.crop.circle.badge .clock .clock.fill .exclamationmark.fill .fill .moon .moon.fill
      .questionmark.fill person.crop.rectangle.stack .fill
      person.crop.square.filled.and.at.rectangle .fill person.text.rectangle .fill person.wave.2
      .fill personalhotspot.circle .fill photo.artframe photo.circle .fill pills.circle .fill
      pin.square .fill platter.2.filled.ipad .landscape platter.2.filled.iphone .landscape
      platter.bottom.applewatch.case platter.filled.bottom.applewatch.case
      platter.filled.top.applewatch.case platter.top.applewatch.case play.rectangle.on.rectangle
      .circle .circle.fill .fill play.square .fill plus.forwardslash.minus
      plus.rectangle.on.folder.fill plus.square.dashed point.3.connected.trianglepath.dotted
      point.3.filled.connected.trianglepath.dotted power.circle .fill power.dotted powerplug .fill
      printer.dotmatrix.filled.and.paper printer.filled.and.paper puzzlepiece.extension .fill
      questionmark.app .dashed .fill quote.closing quote.opening r.joystick.press.down .fill
      r.joystick.tilt.down .fill r.joystick.tilt.left .fill r.joystick.tilt.right .fill
      r.joystick.tilt.up .fill r.square.on.square.fill rectangle.2.swap rectangle.3.group .fill
      rectangle.and.hand.point.up.left .fill .filled rectangle.bottomhalf.filled
      rectangle.filled.and.hand.point.up.left rectangle.lefthalf.filled
      rectangle.on.rectangle.circle .fill rectangle.on.rectangle.slash.circle .fill
      rectangle.on.rectangle.slash.fill rectangle.on.rectangle.square .fill
      rectangle.portrait.and.arrow.right .fill rectangle.portrait.bottomhalf.filled
      rectangle.portrait.lefthalf.filled rectangle.portrait.on.rectangle.portrait .fill .slash
      .slash.fill rectangle.portrait.righthalf.filled rectangle.portrait.slash .fill
      rectangle.portrait.split.2x1 .fill .slash .slash.fill rectangle.portrait.tophalf.filled
      rectangle.righthalf.filled rectangle.split.2x1.slash .fill
      rectangle.stack.badge.person.crop.fill rectangle.stack.badge.play .fill
      rectangle.tophalf.filled restart.circle.fill return.left return.right scissors.circle .fill
      scooter screwdriver .fill sensor.tag.radiowaves.forward .fill shareplay .slash
      shield.lefthalf.filled .slash shield.righthalf.filled shippingbox.circle .fill sleep.circle
      .fill slider.horizontal.below.square.filled.and.square smallcircle.filled.circle .fill
      snowflake .circle .circle.fill sparkle.magnifyingglass sparkles.square.filled.on.square
      sparkles.tv .fill speaker.badge.exclamationmark .fill speaker.circle .fill
      square.and.arrow.up.circle .fill square.and.arrow.up.trianglebadge.exclamationmark
      square.and.at.rectangle.fill square.and.line.vertical.and.square.filled
      square.bottomhalf.filled square.fill.and.line.vertical.and.square.fill
      square.filled.and.line.vertical.and.square square.filled.on.square
      square.grid.3x1.below.line.grid.1x2.fill square.grid.3x3.bottomleft.filled
      square.grid.3x3.bottommiddle.filled square.grid.3x3.bottomright.filled
      square.grid.3x3.middle.filled square.grid.3x3.middleleft.filled
      square.grid.3x3.middleright.filled square.grid.3x3.square square.grid.3x3.topleft.filled
      square.grid.3x3.topmiddle.filled square.grid.3x3.topright.filled square.lefthalf.filled
      square.righthalf.filled square.text.square .fill square.tophalf.filled star.bubble .fill
      star.leadinghalf.filled stethoscope.circle .fill suitcase .cart .cart.fill .fill
      sun.max.circle .fill tablecells.fill.badge.ellipsis tag.square .fill
      takeoutbag.and.cup.and.straw .fill teletype.answer.circle .fill testtube.2 text.viewfinder
      theatermasks .circle .circle.fill .fill train.side.front.car train.side.middle.car
      train.side.rear.car tram.fill.tunnel trapezoid.and.line.horizontal .fill
      trapezoid.and.line.vertical .fill trash.slash.circle .fill trash.slash.square .fill
      trash.square .fill triangle.bottomhalf.filled triangle.lefthalf.filled
      triangle.righthalf.filled triangle.tophalf.filled tshirt .fill video.badge.ellipsis
      video.fill.badge.ellipsis video.square .fill wake.circle .fill watchface.applewatch.case
      waveform.badge.exclamationmark waveform.badge.minus waveform.badge.plus wifi.circle .fill
      wifi.square .fill xmark.app .fill 123.rectangle=numbers.rectangle .fill
      airplayaudio.badge.exclamationmark=airplay.audio.badge.exclamationmark
      airplayaudio.circle=airplay.audio.circle .fill
      airplayvideo.badge.exclamationmark=airplay.video.badge.exclamationmark
      airplayvideo.circle=airplay.video.circle .fill
      airpodspro.chargingcase.wireless=airpods.pro.chargingcase.wireless .fill
      applewatch.case.inset.filled=inset.filled.applewatch.case
      arrow.up.and.down.righttriangle.up.righttriangle.down.fill=arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill
      battery.50=battery.50percent battery.75=battery.75percent
      beats.powerbeatspro=beats.powerbeats.pro .chargingcase .chargingcase.fill .left .right
      beats.studiobud.left=beats.studiobuds.left beats.studiobud.right=beats.studiobuds.right
      bell.and.waveform=bell.badge.waveform .fill
      building.columns.circle=building.classical.columns.circle
      capsule.inset.filled=inset.filled.capsule
      capsule.portrait.inset.filled=inset.filled.capsule.portrait
      checkerboard.shield=shield.pattern.checkered
      circle.dashed.inset.filled=inset.filled.circle.dashed circle.inset.filled=inset.filled.circle
      creditcard.and.123=creditcard.and.numbers diamond.inset.filled=inset.filled.diamond
      doc.text.image=text.rectangle.page .fill doc.viewfinder=document.viewfinder .fill
      ear.and.waveform=ear.badge.waveform fanblades=fan .fill
      gobackward.5=5.arrow.trianglehead.counterclockwise goforward.5=5.arrow.trianglehead.clockwise
      homepodmini.and.appletv=homepod.mini.and.appletv .fill
      ipad.and.iphone=ipad.landscape.and.iphone
      iphone.and.arrow.forward=iphone.and.arrow.forward.inward
      iphone.homebutton.circle=iphone.gen1.circle .fill
      iphone.homebutton.radiowaves.left.and.right.circle=iphone.gen1.radiowaves.left.and.right.circle
      .fill iphone.homebutton.slash.circle=iphone.gen1.slash.circle .fill
      ipodtouch.slash=ipod.touch.slash lasso.and.sparkles=lasso.badge.sparkles
      logo.playstation=playstation.logo logo.xbox=xbox.logo
      message.and.waveform=message.badge.waveform .fill mic.badge.plus=microphone.badge.plus
      mic.fill.badge.plus=microphone.badge.plus.fill mic.slash.circle=microphone.slash.circle .fill
      mic.square=microphone.square .fill music.mic.circle=microphone.dynamic.on.stand.circle .fill
      oval.inset.filled=inset.filled.oval oval.portrait.inset.filled=inset.filled.oval.portrait
      phone.and.waveform=phone.badge.waveform .fill
      point.filled.topleft.down.curvedto.point.bottomright.up=point.topleft.filled.down.to.point.bottomright.curvepath
      point.topleft.down.curvedto.point.bottomright.up.fill=point.topleft.down.to.point.bottomright.curvepath.fill
      point.topleft.down.curvedto.point.filled.bottomright.up=point.topleft.down.to.point.bottomright.filled.curvepath
      rectangle.3.group.bubble.left=rectangle.3.group.bubble .fill
      rectangle.bottomhalf.inset.filled=inset.filled.bottomhalf.rectangle
      rectangle.bottomthird.inset.filled=inset.filled.bottomthird.rectangle
      rectangle.center.inset.filled=inset.filled.center.rectangle .badge.plus
      rectangle.inset.bottomleading.filled=inset.filled.bottomleading.rectangle
      rectangle.inset.bottomleft.filled=inset.filled.bottomleft.rectangle
      rectangle.inset.bottomright.filled=inset.filled.bottomright.rectangle
      rectangle.inset.bottomtrailing.filled=inset.filled.bottomtrailing.rectangle
      rectangle.inset.filled=inset.filled.rectangle
      rectangle.inset.filled.and.person.filled=inset.filled.rectangle.and.person
      rectangle.inset.filled.on.rectangle=inset.filled.rectangle.on.rectangle
      rectangle.inset.topleading.filled=inset.filled.topleading.rectangle
      rectangle.inset.topleft.filled=inset.filled.topleft.rectangle
      rectangle.inset.topright.filled=inset.filled.topright.rectangle
      rectangle.inset.toptrailing.filled=inset.filled.toptrailing.rectangle
      rectangle.leadinghalf.inset.filled=inset.filled.leadinghalf.rectangle
      rectangle.leadinghalf.inset.filled.arrow.leading=inset.filled.leadinghalf.arrow.leading.rectangle
      rectangle.leadingthird.inset.filled=inset.filled.leadingthird.rectangle
      rectangle.lefthalf.inset.filled=inset.filled.lefthalf.rectangle
      rectangle.lefthalf.inset.filled.arrow.left=inset.filled.lefthalf.arrow.left.rectangle
      rectangle.leftthird.inset.filled=inset.filled.leftthird.rectangle
      rectangle.portrait.bottomhalf.inset.filled=inset.filled.bottomhalf.rectangle.portrait
      rectangle.portrait.bottomleading.inset.filled=inset.filled.bottomleading.rectangle.portrait
      rectangle.portrait.bottomleft.inset.filled=inset.filled.bottomleft.rectangle.portrait
      rectangle.portrait.bottomright.inset.filled=inset.filled.bottomright.rectangle.portrait
      rectangle.portrait.bottomthird.inset.filled=inset.filled.bottomthird.rectangle.portrait
      rectangle.portrait.bottomtrailing.inset.filled=inset.filled.bottomtrailing.rectangle.portrait
      rectangle.portrait.center.inset.filled=inset.filled.center.rectangle.portrait
      rectangle.portrait.inset.filled=inset.filled.rectangle.portrait
      rectangle.portrait.leadinghalf.inset.filled=inset.filled.leadinghalf.rectangle.portrait
      rectangle.portrait.leadingthird.inset.filled=inset.filled.leadingthird.rectangle.portrait
      rectangle.portrait.lefthalf.inset.filled=inset.filled.lefthalf.rectangle.portrait
      rectangle.portrait.leftthird.inset.filled=inset.filled.leftthird.rectangle.portrait
      rectangle.portrait.righthalf.inset.filled=inset.filled.righthalf.rectangle.portrait
      rectangle.portrait.rightthird.inset.filled=inset.filled.rightthird.rectangle.portrait
      rectangle.portrait.tophalf.inset.filled=inset.filled.tophalf.rectangle.portrait
      rectangle.portrait.topleading.inset.filled=inset.filled.topleading.rectangle.portrait
      rectangle.portrait.topleft.inset.filled=inset.filled.topleft.rectangle.portrait
      rectangle.portrait.topright.inset.filled=inset.filled.topright.rectangle.portrait
      rectangle.portrait.topthird.inset.filled=inset.filled.topthird.rectangle.portrait
      rectangle.portrait.toptrailing.inset.filled=inset.filled.toptrailing.rectangle.portrait
      rectangle.portrait.trailinghalf.inset.filled=inset.filled.trailinghalf.rectangle.portrait
      rectangle.portrait.trailingthird.inset.filled=inset.filled.trailingthird.rectangle.portrait
      rectangle.righthalf.inset.filled=inset.filled.righthalf.rectangle
      rectangle.righthalf.inset.filled.arrow.right=inset.filled.righthalf.arrow.right.rectangle
      rectangle.rightthird.inset.filled=inset.filled.rightthird.rectangle
      rectangle.tophalf.inset.filled=inset.filled.tophalf.rectangle
      rectangle.topthird.inset.filled=inset.filled.topthird.rectangle
      rectangle.trailinghalf.inset.filled=inset.filled.trailinghalf.rectangle
      rectangle.trailinghalf.inset.filled.arrow.trailing=inset.filled.trailinghalf.arrow.trailing.rectangle
      rectangle.trailingthird.inset.filled=inset.filled.trailingthird.rectangle
      slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath=slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90
      square.2.stack.3d.bottom.filled=square.2.layers.3d.bottom.filled
      square.2.stack.3d.top.filled=square.2.layers.3d.top.filled
      square.3.stack.3d.bottom.filled=square.3.layers.3d.bottom.filled
      square.3.stack.3d.middle.filled=square.3.layers.3d.middle.filled
      square.3.stack.3d.top.filled=square.3.layers.3d.top.filled
      square.dashed.inset.filled=inset.filled.square.dashed square.inset.filled=inset.filled.square
      sun.and.horizon=sun.horizon .fill triangle.inset.filled=inset.filled.triangle
      tv.inset.filled=inset.filled.tv video.and.waveform=video.badge.waveform .fill
      waveform.and.magnifyingglass=waveform.badge.magnifyingglass
      waveform.and.mic=waveform.badge.microphone 1.magnifyingglass: .hi 123.rectangle: .ar .hi
      123.rectangle.fill: .ar .hi airtag.radiowaves.forward: .rtl airtag.radiowaves.forward.fill:
      .rtl character.bubble: .hi .ja .ko .th .zh character.bubble.fill: .hi .ja .ko .th .zh
      checklist: .rtl doc.richtext: .hi .ja .ko .th .zh doc.richtext.fill: .hi .ja .ko .th .zh
      gobackward.5: .ar .hi goforward.5: .ar .hi list.number: .hi
      person.crop.circle.badge.questionmark.fill: .ar questionmark.app: .ar questionmark.app.dashed:
      .ar questionmark.app.fill: .ar repeat.1: .ar .hi repeat.1.circle: .ar .hi
      repeat.1.circle.fill: .ar .hi signature: .ja .th .zh textformat.123: .hi
      """
    ),
    (
      Version(15, 1),
      """
      bolt.ring.closed platter.filled.bottom.and.arrow.down.iphone platter.filled.bottom.iphone
      platter.filled.top.and.arrow.up.iphone platter.filled.top.iphone
      square.3.layers.3d.down.backward square.3.layers.3d.down.forward square.3.layers.3d.down.left
      square.3.layers.3d.down.right text.justify.leading text.justify.left text.justify.right
      text.justify.trailing
      """
    ),
    (
      Version(15, 2),
      """
      airpod.gen3.left airpod.gen3.right airpods.gen3 .chargingcase.wireless
      .chargingcase.wireless.fill rectangle.leadinghalf.filled rectangle.trailinghalf.filled
      square.3.layers.3d.down.left.slash square.3.layers.3d.down.right.slash
      beats.fit.pro=beats.fitpro .chargingcase .chargingcase.fill .left .right
      square.3.stack.3d.slash=square.3.layers.3d.slash
      """
    ),
    (
      Version(15, 4),
      """
      camera.macro .circle .circle.fill key.viewfinder person.badge.key .fill
      dots.and.line.vertical.and.cursorarrow.rectangle=dots.and.line.vertical.and.pointer.arrow.rectangle
      """
    ),
    (
      Version(16),
      """
      abs.brakesignal air.conditioner.horizontal .fill air.conditioner.vertical .fill air.purifier
      .fill alarm.waves.left.and.right .fill allergens.fill angle apple.logo
      arrow.down.and.line.horizontal.and.arrow.up arrow.down.message .fill
      arrow.left.and.line.vertical.and.arrow.right arrow.left.and.right.text.vertical
      arrow.right.and.line.vertical.and.arrow.left arrow.up.and.down.and.sparkles
      arrow.up.and.down.text.horizontal arrow.up.and.line.horizontal.and.arrow.down
      arrow.up.circle.badge.clock arrowshape.backward .fill arrowshape.forward .fill arrowshape.left
      .fill arrowshape.right .fill arrowshape.turn.up.backward.badge.clock .fill australsign
      av.remote .fill backpack .fill backward.end.circle .fill bag.badge.questionmark
      bag.fill.badge.questionmark bahtsign balloon .2 .2.fill .fill baseball .circle .circle.fill
      .diamond.bases .fill basket .fill basketball .circle .circle.fill .fill bathtub .fill
      beach.umbrella .fill bell.and.waves.left.and.right .fill bird .fill birthday.cake .fill
      bitcoinsign blinds.horizontal.closed blinds.horizontal.open blinds.vertical.closed
      blinds.vertical.open bolt.badge.clock .fill bolt.brakesignal brakesignal .dashed
      brazilianrealsign bubbles.and.sparkles .fill button.programmable .square .square.fill cabinet
      .fill carbon.dioxide.cloud .fill carbon.monoxide.cloud .fill carrot .fill
      cart.badge.questionmark cart.fill.badge.questionmark cedisign cellularbars centsign chair
      .fill .lounge .lounge.fill chandelier .fill character.duployan character.phonetic
      character.sutton chart.line.downtrend.xyaxis .circle .circle.fill chart.line.flattrend.xyaxis
      .circle .circle.fill checklist.checked checklist.unchecked checkmark.circle.badge.questionmark
      .fill checkmark.circle.badge.xmark .fill checkmark.message .fill chevron.backward.to.line
      chevron.forward.to.line chevron.left.to.line chevron.right.to.line circle.dashed.rectangle
      circle.filled.pattern.diagonalline.rectangle circle.rectangle.dashed
      circle.rectangle.filled.pattern.diagonalline clipboard .fill clock.badge .fill .questionmark
      .questionmark.fill .xmark .xmark.fill cloud.bolt.circle .fill cloud.bolt.rain.circle .fill
      cloud.circle .fill cloud.drizzle.circle .fill cloud.fog.circle .fill cloud.hail.circle .fill
      cloud.heavyrain.circle .fill cloud.moon.bolt.circle .fill cloud.moon.circle .fill
      cloud.moon.rain.circle .fill cloud.rain.circle .fill cloud.sleet.circle .fill
      cloud.snow.circle .fill cloud.sun.bolt.circle .fill cloud.sun.circle .fill
      cloud.sun.rain.circle .fill coloncurrencysign compass.drawing contact.sensor .fill cooktop
      .fill creditcard.viewfinder cricket.ball .circle .circle.fill .fill cruzeirosign
      curtains.closed curtains.open dehumidifier .fill deskview .fill dial.high .fill dial.low .fill
      dial.medium .fill dishwasher .fill distribute.horizontal.center .fill
      distribute.horizontal.left .fill distribute.horizontal.right .fill distribute.vertical.bottom
      .fill distribute.vertical.center .fill distribute.vertical.top .fill dollarsign dongsign
      door.french.closed door.french.open door.garage.closed .trianglebadge.exclamationmark
      door.garage.double.bay.closed .trianglebadge.exclamationmark door.garage.double.bay.open
      .trianglebadge.exclamationmark door.garage.open .trianglebadge.exclamationmark
      door.left.hand.closed door.left.hand.open door.right.hand.closed door.right.hand.open
      door.sliding.left.hand.closed door.sliding.left.hand.open door.sliding.right.hand.closed
      door.sliding.right.hand.open drop.degreesign .fill .slash .slash.fill drop.keypad.rectangle
      .fill dryer .fill dumbbell .fill ellipsis.message .fill entry.lever.keypad .fill
      .trianglebadge.exclamationmark .trianglebadge.exclamationmark.fill envelope.open.badge.clock
      eraser .fill .line.dashed .line.dashed.fill eurosign exclamationmark.brakesignal
      exclamationmark.lock .fill exclamationmark.questionmark externaldrive.badge.exclamationmark
      externaldrive.badge.questionmark externaldrive.fill.badge.exclamationmark
      externaldrive.fill.badge.questionmark externaldrive.fill.trianglebadge.exclamationmark
      externaldrive.trianglebadge.exclamationmark face.smiling.inverse fan.and.light.ceiling .fill
      fan.ceiling .fill fan.desk .fill fan.floor .fill fan.oscillation .fill faxmachine.fill
      figure.2.and.child.holdinghands figure.2.arms.open figure.american.football
      figure.and.child.holdinghands figure.archery figure.arms.open figure.australian.football
      figure.badminton figure.barre figure.baseball figure.basketball figure.bowling figure.boxing
      figure.climbing figure.cooldown figure.core.training figure.cricket figure.cross.training
      figure.curling figure.dance figure.disc.sports figure.elliptical figure.equestrian.sports
      figure.fall .circle .circle.fill figure.fencing figure.fishing figure.flexibility figure.golf
      figure.gymnastics figure.hand.cycling figure.handball figure.highintensity.intervaltraining
      figure.hiking figure.hockey figure.hunting figure.indoor.cycle figure.jumprope
      figure.kickboxing figure.lacrosse figure.martial.arts figure.mind.and.body figure.mixed.cardio
      figure.open.water.swim figure.outdoor.cycle figure.pickleball figure.pilates figure.play
      figure.pool.swim figure.racquetball figure.roll.runningpace figure.rolling figure.rugby
      figure.run .circle .circle.fill figure.sailing figure.skiing.crosscountry
      figure.skiing.downhill figure.snowboarding figure.socialdance figure.softball figure.squash
      figure.stair.stepper figure.stairs figure.step.training figure.strengthtraining.functional
      figure.strengthtraining.traditional figure.surfing figure.table.tennis figure.taichi
      figure.tennis figure.track.and.field figure.volleyball figure.walk.arrival
      figure.walk.departure figure.walk.motion figure.water.fitness figure.waterpolo
      figure.wrestling figure.yoga film.stack .fill fireplace .fill firewall .fill fish .fill
      flag.2.crossed.circle .fill fleuron .fill florinsign fluid.brakesignal forward.end.circle
      .fill fossil.shell .fill francsign frying.pan .fill gear.badge globe.central.south.asia .fill
      globe.desk .fill guaranisign hand.raised.fingers.spread .fill headlight.high.beam .fill
      headlight.low.beam .fill hearingdevice.and.signal.meter .fill hearingdevice.ear.fill
      heater.vertical .fill hifireceiver .fill hockey.puck .circle .circle.fill .fill
      hold.brakesignal hryvniasign humidifier .and.droplets .and.droplets.fill .fill
      hurricane.circle .fill indianrupeesign info.bubble .fill info.square .fill
      keyboard.badge.ellipsis.fill keyboard.badge.eye .fill keyboard.chevron.compact.down.fill
      keyboard.chevron.compact.left.fill keyboard.onehanded.left.fill keyboard.onehanded.right.fill
      kipsign lamp.ceiling .fill .inverse lamp.desk .fill lamp.floor .fill lamp.table .fill larisign
      laurel.leading laurel.trailing light.beacon.max .fill light.beacon.min .fill
      light.cylindrical.ceiling .fill .inverse light.panel .fill light.recessed .3 .3.fill
      .3.inverse .fill .inverse light.ribbon .fill light.strip.2 .fill lightbulb.2 .fill
      lightbulb.led .fill .wide .wide.fill lightswitch.off .fill .square .square.fill lightswitch.on
      .fill .square .square.fill lirasign list.bullet.clipboard .fill list.clipboard .fill lizard
      .fill location.slash.circle .fill lock.open.trianglebadge.exclamationmark .fill
      lock.trianglebadge.exclamationmark .fill macstudio .fill manatsign medal .fill
      medical.thermometer .fill message.badge .circle .circle.fill .fill .filled.fill microbe
      .circle .circle.fill .fill microwave .fill millsign mirror.side.left mirror.side.right
      moon.haze .circle .circle.fill .fill moon.stars.circle .fill moonphase.first.quarter .inverse
      moonphase.full.moon .inverse moonphase.last.quarter .inverse moonphase.new.moon .inverse
      moonphase.waning.crescent .inverse moonphase.waning.gibbous .inverse moonphase.waxing.crescent
      .inverse moonphase.waxing.gibbous .inverse nairasign nosign.app .fill oar.2.crossed
      opticaldisc.fill oven .fill parkinglight .fill parkingsign.brakesignal .slash party.popper
      .fill pedestrian.gate.closed pedestrian.gate.open pencil.and.ruler .fill pencil.line
      person.2.badge.gearshape .fill person.2.slash .fill person.and.background.dotted
      person.badge.shield.checkmark .fill person.bust .fill person.crop.rectangle.badge.plus .fill
      person.line.dotted.person .fill pesetasign pesosign phone.arrow.down.left.fill
      phone.arrow.right.fill phone.arrow.up.right.circle .fill phone.arrow.up.right.fill
      phone.badge.checkmark phone.connection.fill phone.down.waves.left.and.right
      phone.fill.badge.checkmark photo.stack .fill pill .circle .circle.fill .fill pipe.and.drop
      .fill play.desktopcomputer play.display play.laptopcomputer playpause.circle .fill
      playstation.logo popcorn .circle .circle.fill .fill poweroutlet.strip .fill poweroutlet.type.a
      .fill .square .square.fill poweroutlet.type.b .fill .square .square.fill poweroutlet.type.c
      .fill .square .square.fill poweroutlet.type.d .fill .square .square.fill poweroutlet.type.e
      .fill .square .square.fill poweroutlet.type.f .fill .square .square.fill poweroutlet.type.g
      .fill .square .square.fill poweroutlet.type.h .fill .square .square.fill poweroutlet.type.i
      .fill .square .square.fill poweroutlet.type.j .fill .square .square.fill poweroutlet.type.k
      .fill .square .square.fill poweroutlet.type.l .fill .square .square.fill poweroutlet.type.m
      .fill .square .square.fill poweroutlet.type.n .fill .square .square.fill poweroutlet.type.o
      .fill .square .square.fill questionmark.bubble .fill quotelevel recordingtape.circle .fill
      rectangle.portrait.and.arrow.forward .fill rectangle.portrait.on.rectangle.portrait.angled
      .fill refrigerator .fill road.lanes .curved.left .curved.right roller.shade.closed
      roller.shade.open roman.shade.closed roman.shade.open rublesign rupeesign sailboat .fill
      sensor .fill shazam.logo .fill shekelsign shippingbox.and.arrow.backward .fill shoeprints.fill
      shower .fill .handheld .handheld.fill .sidejet .sidejet.fill sink .fill
      slider.horizontal.2.square.badge.arrow.down slider.horizontal.2.square.on.square
      slider.horizontal.below.square.and.square.filled smoke.circle .fill soccerball .circle
      .circle.fill .circle.fill.inverse .circle.inverse .inverse sofa .fill space speaker.minus
      .fill speaker.plus .fill speaker.square .fill spigot .fill sportscourt.circle .fill sprinkler
      .and.droplets .and.droplets.fill .fill square.2.layers.3d .bottom.filled .top.filled
      square.3.layers.3d .bottom.filled .middle.filled .slash .top.filled square.and.pencil.circle
      .fill square.dotted square.on.square.badge.person.crop .fill
      square.on.square.intersection.dashed squares.leading.rectangle stairs star.square.on.square
      .fill sterlingsign stove .fill sun.dust.circle .fill sun.haze.circle .fill
      sun.max.trianglebadge.exclamationmark .fill sunrise.circle .fill sunset.circle .fill
      swatchpalette .fill switch.programmable .fill .square .square.fill syringe .fill
      table.furniture .fill teddybear .fill tengesign tennis.racket .circle .circle.fill tennisball
      .circle .circle.fill .fill tent .fill text.line.first.and.arrowtriangle.forward
      text.line.last.and.arrowtriangle.forward text.word.spacing theatermask.and.paintbrush .fill
      thermometer.brakesignal thermometer.high thermometer.low thermometer.medium .slash
      thermometer.snowflake.circle .fill thermometer.sun.circle .fill timer.circle .fill toilet
      .fill tornado.circle .fill trophy .circle .circle.fill .fill tropicalstorm.circle .fill
      tugriksign turkishlirasign tv.and.mediabox.fill umbrella.percent .fill vial.viewfinder
      video.doorbell .fill videoprojector .fill volleyball .circle .circle.fill .fill washer .fill
      water.waves .slash waveform.slash web.camera .fill wifi.router .fill wind.circle .fill
      wind.snow.circle .fill window.awning .closed window.casement .closed window.ceiling .closed
      window.horizontal .closed window.shade.closed window.shade.open window.vertical.closed
      window.vertical.open windshield.front.and.wiper .and.drop windshield.rear.and.wiper wineglass
      .fill wonsign wrench.adjustable .fill xbox.logo yensign
      battery.100.circle=battery.100percent.circle .fill box.truck=truck.box .badge.clock
      .badge.clock.fill .fill cursorarrow.square.fill=pointer.arrow.square.fill
      doc.badge.arrow.up=document.badge.arrow.up .fill
      dollarsign.arrow.circlepath=dollarsign.arrow.trianglehead.counterclockwise.rotate.90
      fanblades.slash=fan.slash .fill
      figure.dress.line.vertical.figure=figure.stand.dress.line.vertical.figure
      figure.rower=figure.indoor.rowing figure.skating=figure.skateboarding
      figure.soccer=figure.indoor.soccer flag.checkered=flag.pattern.checkered .2.crossed
      football=american.football .circle .circle.fill .fill
      gauge.high=gauge.with.dots.needle.bottom.100percent
      gauge.low=gauge.with.dots.needle.bottom.0percent
      gauge.medium=gauge.with.dots.needle.bottom.50percent .badge.minus .badge.plus
      gearshape.arrow.triangle.2.circlepath=gearshape.arrow.trianglehead.2.clockwise.rotate.90
      hand.app=hand.raised.app .fill laptopcomputer.and.ipad=macbook.and.ipad
      mic.and.signal.meter=microphone.and.signal.meter .fill mic.badge.xmark=microphone.badge.xmark
      mic.fill.badge.xmark=microphone.badge.xmark.fill numbersign=numero.sign
      person.2.gobackward=person.2.arrow.trianglehead.counterclockwise shared.with.you=sharedwithyou
      .slash slider.horizontal.2.gobackward=slider.horizontal.2.arrow.trianglehead.counterclockwise
      speaker.wave.2.bubble.left=speaker.wave.2.bubble .fill
      square.bottomthird.inset.filled=inset.filled.bottomthird.square
      square.leadingthird.inset.filled=inset.filled.leadingthird.square
      square.leftthird.inset.filled=inset.filled.leftthird.square
      square.rightthird.inset.filled=inset.filled.rightthird.square
      square.topthird.inset.filled=inset.filled.topthird.square
      square.trailingthird.inset.filled=inset.filled.trailingthird.square
      squareshape.dotted.split.2x2=squareshape.split.2x2.dotted.inside.and.outside
      sun.and.horizon.circle=sun.horizon.circle .fill textformat.12=textformat.numbers
      water.waves.and.arrow.down=water.waves.and.arrow.trianglehead.down
      .trianglebadge.exclamationmark water.waves.and.arrow.up=water.waves.and.arrow.trianglehead.up
      windshield.front.and.fluid=windshield.front.and.spray
      windshield.rear.and.fluid=windshield.rear.and.spray arrowshape.turn.up.backward.badge.clock:
      .rtl arrowshape.turn.up.backward.badge.clock.fill: .rtl bag.badge.questionmark: .ar
      bag.fill.badge.questionmark: .ar box.truck.badge.clock: .rtl box.truck.badge.clock.fill: .rtl
      cart.badge.questionmark: .ar .rtl cart.fill.badge.questionmark: .ar .rtl checklist.checked:
      .rtl checkmark.circle.badge.questionmark: .ar checkmark.circle.badge.questionmark.fill: .ar
      clock.badge.questionmark: .ar clock.badge.questionmark.fill: .ar drop.degreesign.slash: .rtl
      drop.degreesign.slash.fill: .rtl exclamationmark.questionmark: .ar
      externaldrive.badge.questionmark: .ar externaldrive.fill.badge.questionmark: .ar gear.badge:
      .rtl hifispeaker.and.appletv: .rtl hifispeaker.and.appletv.fill: .rtl homepod.and.appletv:
      .rtl homepod.and.appletv.fill: .rtl homepodmini.and.appletv: .rtl
      homepodmini.and.appletv.fill: .rtl message.badge: .rtl message.badge.circle: .rtl
      message.badge.circle.fill: .rtl message.badge.fill: .rtl message.badge.filled.fill: .rtl
      questionmark.bubble: .ar questionmark.bubble.fill: .ar speaker.wave.2.bubble.left: .rtl
      speaker.wave.2.bubble.left.fill: .rtl square.3.layers.3d.down.backward.slash: .rtl
      square.3.layers.3d.down.forward.slash: .rtl textformat.12: .ar .hi umbrella.percent: .ar
      umbrella.percent.fill: .ar
      """
    ),
    (
      Version(16, 1),
      """
      1.brakesignal 1.lane 10.lane 11.lane 12.lane 2.brakesignal 2.lane 3.lane 4.lane 5.lane 6.lane
      7.lane 8.lane 9.lane abs .brakesignal.slash .circle .circle.fill autostartstop .slash
      .trianglebadge.exclamationmark backpack.circle .fill batteryblock .fill .slash .slash.fill
      bolt.trianglebadge.exclamationmark .fill car.front.waves.up .fill car.rear .and.tire.marks
      .and.tire.marks.slash .fill .road.lane .road.lane.dashed .waves.up .waves.up.fill car.side
      .air.circulate .air.circulate.fill .air.fresh .air.fresh.fill .and.exclamationmark
      .and.exclamationmark.fill .arrowtriangle.down .arrowtriangle.down.fill .arrowtriangle.up
      .arrowtriangle.up.arrowtriangle.down .arrowtriangle.up.arrowtriangle.down.fill
      .arrowtriangle.up.fill .fill .front.open .front.open.fill .rear.open .rear.open.fill
      car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open .fill
      car.top.door.front.left.and.front.right.and.rear.left.open .fill
      car.top.door.front.left.and.front.right.and.rear.right.open .fill
      car.top.door.front.left.and.front.right.open .fill
      car.top.door.front.left.and.rear.left.and.rear.right.open .fill
      car.top.door.front.left.and.rear.left.open .fill car.top.door.front.left.and.rear.right.open
      .fill car.top.door.front.left.open .fill
      car.top.door.front.right.and.rear.left.and.rear.right.open .fill
      car.top.door.front.right.and.rear.left.open .fill car.top.door.front.right.and.rear.right.open
      .fill car.top.door.front.right.open .fill car.top.door.rear.left.and.rear.right.open .fill
      car.top.door.rear.left.open .fill car.top.door.rear.right.open .fill
      car.top.lane.dashed.arrowtriangle.inward .fill car.top.lane.dashed.badge.steeringwheel .fill
      car.top.lane.dashed.departure.left .fill car.top.lane.dashed.departure.right .fill
      car.top.radiowaves.front .fill car.top.radiowaves.rear .fill .left .left.and.rear.right
      .left.and.rear.right.fill .left.fill .right .right.fill chart.dots.scatter cross.case.circle
      .fill ellipsis.viewfinder engine.combustion .fill exclamationmark.transmission
      figure.run.square.stack .fill figure.seated.seatbelt .and.airbag.off .and.airbag.on
      fish.circle .fill fluid.transmission glowplug hand.raised.app .fill hand.raised.brakesignal
      .slash handbag .fill hazardsign .fill headlight.daytime .fill headlight.fog .fill
      heat.element.windshield house.and.flag .circle .circle.fill .fill house.lodge .circle
      .circle.fill .fill info.windshield ipad.gen1 .badge.play .landscape .landscape.badge.play
      ipad.gen2 .badge.play .landscape .landscape.badge.play iphone.gen1 .badge.play .circle
      .circle.fill .landscape .radiowaves.left.and.right .radiowaves.left.and.right.circle
      .radiowaves.left.and.right.circle.fill .slash .slash.circle .slash.circle.fill iphone.gen2
      .badge.play .circle .circle.fill .landscape .radiowaves.left.and.right
      .radiowaves.left.and.right.circle .radiowaves.left.and.right.circle.fill .slash .slash.circle
      .slash.circle.fill iphone.gen3 .badge.play .circle .circle.fill .landscape
      .radiowaves.left.and.right .radiowaves.left.and.right.circle
      .radiowaves.left.and.right.circle.fill .slash .slash.circle .slash.circle.fill key.horizontal
      .fill key.radiowaves.forward .fill kph .circle .circle.fill lane laptopcomputer.slash
      light.overhead.left .fill light.overhead.right .fill lock.open.rotation macbook.and.ipad
      macbook.and.iphone minus.plus.and.fluid.batteryblock minus.plus.batteryblock.exclamationmark
      .fill minus.plus.batteryblock.slash .fill minus.plus.batteryblock.stack .exclamationmark
      .exclamationmark.fill .fill mirror.side.left.and.arrow.turn.down.right
      mirror.side.left.and.heat.waves mirror.side.right.and.arrow.turn.down.left
      mirror.side.right.and.heat.waves mountain.2 .circle .circle.fill .fill mph .circle
      .circle.fill mug .fill oilcan .fill person.crop.circle.dashed play.square.stack .fill
      questionmark.key.filled retarder.brakesignal road.lane.arrowtriangle.2.inward sailboat.circle
      .fill signpost.and.arrowtriangle.up .circle .circle.fill .fill signpost.left.circle .fill
      signpost.right.and.left .circle .circle.fill .fill signpost.right.circle .fill
      snowflake.road.lane .dashed snowflake.slash sos .circle .circle.fill steeringwheel
      .and.heat.waves .and.key .exclamationmark .road.lane .road.lane.dashed .slash stroller .fill
      suitcase.rolling .fill suv.side .air.circulate .air.circulate.fill .air.fresh .air.fresh.fill
      .and.exclamationmark .and.exclamationmark.fill .arrowtriangle.down .arrowtriangle.down.fill
      .arrowtriangle.up .arrowtriangle.up.arrowtriangle.down
      .arrowtriangle.up.arrowtriangle.down.fill .arrowtriangle.up.fill .fill .front.open
      .front.open.fill .rear.open .rear.open.fill taillight.fog .fill tent.2 .circle .circle.fill
      .fill tent.circle .fill thermometer.and.liquid.waves thermometer.transmission toilet.circle
      .fill transmission tree .circle .circle.fill .fill windshield.front.and.fluid.and.spray
      windshield.front.and.heat.waves windshield.front.and.spray
      windshield.front.and.wiper.and.spray windshield.front.and.wiper.exclamationmark
      windshield.front.and.wiper.intermittent windshield.rear.and.fluid.and.spray
      windshield.rear.and.heat.waves windshield.rear.and.spray windshield.rear.and.wiper.and.drop
      windshield.rear.and.wiper.and.spray windshield.rear.and.wiper.exclamationmark
      windshield.rear.and.wiper.intermittent wrongwaysign .fill
      auto.brakesignal=automatic.brakesignal auto.headlight.high.beam=automatic.headlight.high.beam
      .fill auto.headlight.low.beam=automatic.headlight.low.beam .fill axel.2=axle.2
      .front.and.rear.engaged .front.engaged .rear.engaged
      figure.seated.side.air.lower=figure.seated.side.left.air.distribution.lower
      figure.seated.side.air.upper=figure.seated.side.left.air.distribution.middle .and.lower
      figure.seated.side.air.windshield=figure.seated.side.left.air.distribution.upper
      figure.seated.side.airbag.off=figure.seated.side.left.airbag.off .2
      figure.seated.side.airbag.on=figure.seated.side.left.airbag.on .2
      figure.seated.side.windshield.front.and.heat.waves=figure.seated.side.left.windshield.front.and.heat.waves
      flag.checkered.circle=flag.pattern.checkered.circle .fill
      ipad.and.iphone.slash=ipad.landscape.and.iphone.slash
      steeringwheel.and.lock=steeringwheel.badge.lock 0.circle: .ar 0.circle.fill: .ar 0.square: .ar
      0.square.fill: .ar 1.circle: .ar 1.circle.fill: .ar 1.square: .ar 1.square.fill: .ar 2.circle:
      .ar 2.circle.fill: .ar 2.square: .ar 2.square.fill: .ar 3.circle: .ar 3.circle.fill: .ar
      3.square: .ar 3.square.fill: .ar 4.circle: .ar 4.circle.fill: .ar 4.square: .ar 4.square.fill:
      .ar 5.circle: .ar 5.circle.fill: .ar 5.square: .ar 5.square.fill: .ar 6.circle: .ar
      6.circle.fill: .ar 6.square: .ar 6.square.fill: .ar 7.circle: .ar 7.circle.fill: .ar 7.square:
      .ar 7.square.fill: .ar 8.circle: .ar 8.circle.fill: .ar 8.square: .ar 8.square.fill: .ar
      9.circle: .ar 9.circle.fill: .ar 9.square: .ar 9.square.fill: .ar
      """
    ),
    (
      Version(16, 4),
      """
      axle.2 .front.and.rear.engaged .front.engaged .rear.engaged beats.powerbeats.left
      beats.powerbeats.right beats.powerbeats3.left beats.powerbeats3.right 1.lane: .ar .hi 10.lane:
      .ar .hi 11.lane: .ar .hi 12.lane: .ar .hi 2.lane: .ar .hi 3.lane: .ar .hi 4.lane: .ar .hi
      5.lane: .ar .hi 6.lane: .ar .hi 7.lane: .ar .hi 8.lane: .ar .hi 9.lane: .ar .hi
      """
    ),
    (
      Version(17),
      """
      2h .circle .circle.fill 4a .circle .circle.fill 4h .circle .circle.fill 4l .circle
      .circle.fill accessibility .badge.arrow.up.right .fill apple.terminal .fill .on.rectangle
      .on.rectangle.fill applepencil.adapter.usb.c .fill applepencil.and.scribble applepencil.gen1
      applepencil.gen2 applepencil.tip applewatch.and.arrow.forward appwindow.swipe.rectangle
      arcade.stick .and.arrow.down .and.arrow.left .and.arrow.right .and.arrow.up
      .and.arrow.up.and.arrow.down .console .console.fill arrow.backward.to.line.square .fill
      arrow.clockwise.square .fill arrow.counterclockwise.square .fill arrow.down.applewatch
      arrow.down.backward.and.arrow.up.forward .circle .circle.fill .square .square.fill
      arrow.down.backward.toptrailing.rectangle .fill arrow.down.circle.dotted
      arrow.down.forward.and.arrow.up.backward.square .fill arrow.down.forward.topleading.rectangle
      .fill arrow.down.left.and.arrow.up.right .circle .circle.fill .square .square.fill
      arrow.down.left.arrow.up.right .circle .circle.fill .square .square.fill
      arrow.down.left.topright.rectangle .fill arrow.down.right.and.arrow.up.left.square .fill
      arrow.down.right.topleft.rectangle .fill arrow.down.to.line.square .fill
      arrow.forward.to.line.square .fill arrow.left.to.line.square .fill arrow.right.to.line.square
      .fill arrow.up.backward.and.arrow.down.forward.square .fill
      arrow.up.backward.bottomtrailing.rectangle .fill arrow.up.forward.and.arrow.down.backward
      .circle .circle.fill .square .square.fill arrow.up.forward.bottomleading.rectangle .fill
      arrow.up.left.and.arrow.down.right.square .fill arrow.up.left.arrow.down.right .circle
      .circle.fill .square .square.fill arrow.up.left.bottomright.rectangle .fill
      arrow.up.right.and.arrow.down.left .circle .circle.fill .square .square.fill
      arrow.up.right.bottomleft.rectangle .fill arrow.up.to.line.square .fill arrow.up.trash .fill
      arrowkeys .down.filled .fill .left.filled .right.filled .up.filled arrowshape.backward.circle
      .fill arrowshape.down .circle .circle.fill .fill arrowshape.forward.circle .fill
      arrowshape.left.arrowshape.right .fill arrowshape.left.circle .fill arrowshape.right.circle
      .fill arrowshape.up .circle .circle.fill .fill arrowtriangle.up.arrowtriangle.down.window.left
      arrowtriangle.up.arrowtriangle.down.window.right australiandollarsign .circle .circle.fill
      .square .square.fill automatic.brakesignal automatic.headlight.high.beam .fill
      automatic.headlight.low.beam .fill axle.2.driveshaft.disengaged axle.2.front.disengaged
      axle.2.rear.disengaged axle.2.rear.lock battery.0percent battery.100percent .bolt .circle
      .circle.fill battery.25percent battery.50percent battery.75percent beats.fitpro .chargingcase
      .chargingcase.fill .left .right bell.badge.slash .fill bell.badge.waveform .fill
      binoculars.circle .fill bird.circle .fill bolt.badge.automatic .fill bolt.badge.checkmark
      .fill bolt.badge.xmark .fill book.and.wrench .fill book.pages .fill brain.fill
      brain.filled.head.profile brain.head.profile.fill bubble .circle .circle.fill .fill
      .left.and.text.bubble.right .left.and.text.bubble.right.fill
      button.angledbottom.horizontal.left .fill button.angledbottom.horizontal.right .fill
      button.angledtop.vertical.left .fill button.angledtop.vertical.right .fill button.horizontal
      .fill .top.press .top.press.fill button.roundedbottom.horizontal .fill
      button.roundedtop.horizontal .fill button.vertical.left.press .fill
      button.vertical.right.press .fill cable.coaxial cable.connector.slash calendar.badge.checkmark
      camera.badge.clock .fill camera.badge.ellipsis.fill car.front.waves.down .fill
      car.rear.and.collision.road.lane .slash car.side.hill.down .fill car.side.hill.up .fill
      car.side.lock .fill .open .open.fill car.side.rear.and.collision.and.car.side.front .slash
      car.side.rear.and.exclamationmark.and.car.side.front
      car.side.rear.and.wave.3.and.car.side.front car.top.door.sliding.left.open .fill
      car.top.door.sliding.right.open .fill car.top.radiowaves.rear.right.badge.exclamationmark
      .fill car.top.radiowaves.rear.right.badge.xmark .fill car.window.left .badge.exclamationmark
      .badge.xmark .exclamationmark .xmark car.window.right .badge.exclamationmark .badge.xmark
      .exclamationmark .xmark carseat.left .1 .1.fill .2 .2.fill .3 .3.fill .and.heat.waves
      .and.heat.waves.fill .backrest.up.and.down .backrest.up.and.down.fill .fan .fan.fill .fill
      .forward.and.backward .forward.and.backward.fill .massage .massage.fill .up.and.down
      .up.and.down.fill carseat.right .1 .1.fill .2 .2.fill .3 .3.fill .and.heat.waves
      .and.heat.waves.fill .backrest.up.and.down .backrest.up.and.down.fill .fan .fan.fill .fill
      .forward.and.backward .forward.and.backward.fill .massage .massage.fill .up.and.down
      .up.and.down.fill cat .circle .circle.fill .fill character.magnify chart.bar.xaxis.ascending
      .badge.clock checkmark.applewatch checkmark.rectangle.stack .fill chineseyuanrenminbisign
      .circle .circle.fill .square .square.fill circle.badge.checkmark .fill
      circle.badge.exclamationmark .fill circle.badge.minus .fill circle.badge.plus .fill
      circle.badge.questionmark .fill circle.badge.xmark .fill circle.bottomhalf.filled.inverse
      circle.dotted.and.circle circle.dotted.circle .fill circle.filled.ipad .fill .landscape
      .landscape.fill circle.filled.iphone .fill circle.lefthalf.filled.inverse
      circle.lefthalf.filled.righthalf.striped.horizontal .inverse
      circle.lefthalf.striped.horizontal .inverse circle.righthalf.filled.inverse
      circle.tophalf.filled.inverse creditcard.trianglebadge.exclamationmark.fill danishkronesign
      .circle .circle.fill .square .square.fill dishwasher.circle .fill dog .circle .circle.fill
      .fill dot.scope .display .laptopcomputer drop.halffull drop.transmission dryer.circle .fill
      ear.badge.waveform engine.combustion.badge.exclamationmark .fill envelope.badge.person.crop
      .fill eurozonesign .circle .circle.fill .square .square.fill ev.charger .arrowtriangle.left
      .arrowtriangle.left.fill .arrowtriangle.right .arrowtriangle.right.fill .exclamationmark
      .exclamationmark.fill .fill .slash .slash.fill ev.plug.ac.gb.t .fill ev.plug.ac.type.1 .fill
      ev.plug.ac.type.2 .fill ev.plug.dc.ccs1 .fill ev.plug.dc.ccs2 .fill ev.plug.dc.chademo .fill
      ev.plug.dc.gb.t .fill ev.plug.dc.nacs .fill exclamationmark.magnifyingglass
      exclamationmark.tirepressure exclamationmark.warninglight .fill eyeglasses.slash fan
      .badge.automatic .badge.automatic.fill .fill .slash .slash.fill field.of.view.ultrawide .fill
      field.of.view.wide .fill figure .2 .2.circle .2.circle.fill .child .child.and.lock
      .child.and.lock.fill .child.and.lock.open .child.and.lock.open.fill .child.circle
      .child.circle.fill .walk.motion.trianglebadge.exclamationmark fireworks flashlight.off.circle
      .fill flashlight.on.circle .fill flashlight.slash .circle .circle.fill flask .fill
      fuelpump.arrowtriangle.left .fill fuelpump.arrowtriangle.right .fill fuelpump.exclamationmark
      .fill fuelpump.slash .fill gauge.open.with.lines.needle.33percent .and.arrowtriangle
      gauge.open.with.lines.needle.67percent.and.arrowtriangle .and.car
      gauge.open.with.lines.needle.84percent.exclamation gauge.with.dots.needle.0percent
      gauge.with.dots.needle.100percent gauge.with.dots.needle.33percent
      gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent
      gauge.with.dots.needle.bottom.0percent gauge.with.dots.needle.bottom.100percent
      gauge.with.dots.needle.bottom.50percent .badge.minus .badge.plus gauge.with.needle .fill
      gearshift.layout.sixspeed hand.point.up.left.and.text .fill handbag.circle .fill
      hands.and.sparkles .fill hanger hare.circle .fill heat.waves horn .blast .blast.fill .fill
      ipad.case .and.iphone.case ipad.sizes iphone.case iphone.sizes kashida.arabic
      key.radiowaves.forward.slash .fill key.slash .fill l.button.roundedbottom.horizontal .fill
      l1.button.roundedbottom.horizontal .fill l1.circle .fill l2.button.angledtop.vertical.left
      .fill l2.button.roundedtop.horizontal .fill l2.circle .fill
      l3.button.angledbottom.horizontal.left .fill l4.button.horizontal .fill ladybug.circle .fill
      laser.burst lasso.badge.sparkles lb.button.roundedbottom.horizontal .fill lb.circle .fill left
      .circle .circle.fill licenseplate .fill lightbulb.max .fill lightbulb.min
      .badge.exclamationmark .badge.exclamationmark.fill .fill lightrail .fill
      lightspectrum.horizontal line.3.horizontal.button.angledtop.vertical.right .fill
      lines.measurement.vertical livephoto.badge.automatic lizard.circle .fill lm.button.horizontal
      .fill lock.app.dashed lock.badge.clock .fill lock.circle.dotted
      lsb.button.angledbottom.horizontal.left .fill lt.button.roundedtop.horizontal .fill lt.circle
      .fill m1.button.horizontal .fill m2.button.horizontal .fill m3.button.horizontal .fill
      m4.button.horizontal .fill macbook .gen1 .gen2 mappin.and.ellipse.circle .fill
      message.badge.waveform .fill moon.dust .circle .circle.fill .fill moonrise .circle
      .circle.fill .fill moonset .circle .circle.fill .fill movieclapper .fill network.slash
      norwegiankronesign .circle .circle.fill .square .square.fill opticid .fill
      p1.button.horizontal .fill p2.button.horizontal .fill p3.button.horizontal .fill
      p4.button.horizontal .fill paddleshifter.left .fill paddleshifter.right .fill pano.badge.play
      .fill parkingsign.radiowaves.left.and.right parkingsign.radiowaves.right.and.safetycone
      parkingsign.steeringwheel pedal.accelerator .fill pedal.brake .fill pedal.clutch .fill
      pencil.and.list.clipboard pencil.and.scribble pencil.tip.crop.circle.badge.arrow.forward.fill
      pencil.tip.crop.circle.badge.minus.fill pencil.tip.crop.circle.badge.plus.fill
      pencil.tip.crop.circle.fill person.2.badge.key .fill person.and.background.striped.horizontal
      person.bubble .fill person.bust.circle .fill person.crop.circle.dashed.circle .fill
      person.slash .fill phone.badge.waveform .fill phone.bubble .fill photo.artframe.circle .fill
      photo.badge.arrow.down .fill photo.badge.checkmark .fill photo.badge.plus .fill play.house
      .fill point.bottomleft.filled.forward.to.point.topright.scurvepath
      point.bottomleft.forward.to.point.topright.filled.scurvepath
      point.bottomleft.forward.to.point.topright.scurvepath .fill point.forward.to.point.capsulepath
      .fill point.topleft.down.to.point.bottomright.curvepath .fill
      point.topleft.down.to.point.bottomright.filled.curvepath
      point.topleft.filled.down.to.point.bottomright.curvepath polishzlotysign .circle .circle.fill
      .square .square.fill powercord .fill r.button.roundedbottom.horizontal .fill
      r1.button.roundedbottom.horizontal .fill r1.circle .fill r2.button.angledtop.vertical.right
      .fill r2.button.roundedtop.horizontal .fill r2.circle .fill
      r3.button.angledbottom.horizontal.right .fill r4.button.horizontal .fill rainbow
      rb.button.roundedbottom.horizontal .fill rb.circle .fill rectangle.3.group.bubble .fill
      rectangle.landscape.rotate rectangle.on.rectangle.badge.gearshape
      rectangle.on.rectangle.button.angledtop.vertical.left .fill rectangle.portrait.badge.plus
      .fill rectangle.portrait.rotate rectangle.ratio.16.to.9 .fill rectangle.ratio.3.to.4 .fill
      rectangle.ratio.4.to.3 .fill rectangle.ratio.9.to.16 .fill
      retarder.brakesignal.and.exclamationmark retarder.brakesignal.slash right .circle .circle.fill
      righttriangle .fill .split.diagonal .split.diagonal.fill rm.button.horizontal .fill
      rotate.3d.circle .fill rotate.3d.fill rsb.button.angledbottom.horizontal.right .fill
      rt.button.roundedtop.horizontal .fill rt.circle .fill shield.lefthalf.filled.badge.checkmark
      shield.lefthalf.filled.trianglebadge.exclamationmark shoe .2 .2.fill .circle .circle.fill
      .fill skateboard .fill skis .fill slider.horizontal.2.square slider.horizontal.below.sun.max
      smartphone snowboard .fill speaker.wave.2.bubble .fill square.2.layers.3d.fill
      square.arrowtriangle.4.outward square.badge.plus .fill square.resize .down .up
      square.stack.3d.up.badge.automatic .fill square.stack.3d.up.trianglebadge.exclamationmark
      .fill squares.leading.rectangle.fill squareshape.dotted.squareshape
      squareshape.squareshape.dotted staroflife.shield .fill steeringwheel.and.liquid.wave
      steeringwheel.arrowtriangle.left steeringwheel.arrowtriangle.right
      steeringwheel.badge.exclamationmark steeringwheel.circle .fill storefront .circle .circle.fill
      .fill sun.horizon .circle .circle.fill .fill sun.rain .circle .circle.fill .fill sun.snow
      .circle .circle.fill .fill sunglasses .fill surfboard .fill suv.side.hill.down .fill
      suv.side.hill.up .fill suv.side.lock .fill .open .open.fill swedishkronasign .circle
      .circle.fill .square .square.fill swiftdata swirl.circle.righthalf.filled .inverse
      thermometer.variable.and.figure .circle .circle.fill tirepressure tortoise.circle .fill
      traction.control.tirepressure .exclamationmark .slash triangleshape .fill truck.box
      .badge.clock .badge.clock.fill .fill truck.pickup.side .air.circulate .air.circulate.fill
      .air.fresh .air.fresh.fill .and.exclamationmark .and.exclamationmark.fill .arrowtriangle.down
      .arrowtriangle.down.fill .arrowtriangle.up .arrowtriangle.up.arrowtriangle.down
      .arrowtriangle.up.arrowtriangle.down.fill .arrowtriangle.up.fill .fill .front.open
      .front.open.fill .hill.down .hill.down.fill .hill.up .hill.up.fill .lock .lock.fill .lock.open
      .lock.open.fill tshirt.circle .fill tv.badge.wifi .fill tv.slash .fill video.badge.waveform
      .fill video.bubble .fill video.slash.circle .fill viewfinder.rectangular
      viewfinder.trianglebadge.exclamationmark voiceover warninglight .fill washer.circle .fill
      watch.analog waterbottle .fill waveform.badge.magnifyingglass wifi.exclamationmark.circle
      .fill xserve.raid yieldsign .fill zl.button.roundedtop.horizontal .fill
      zr.button.roundedtop.horizontal .fill
      airpodspro.chargingcase.wireless.radiowaves.left.and.right=airpods.pro.chargingcase.wireless.radiowaves.left.and.right
      .fill
      arcade.stick.and.arrow.left.and.arrow.right=arcade.stick.and.arrow.left.and.arrow.right.outward
      arrow.circlepath=arrow.trianglehead.counterclockwise.rotate.90
      arrow.triangle.2.circlepath.icloud=arrow.trianglehead.2.clockwise.rotate.90.icloud .fill
      australiandollarsign.arrow.circlepath=australiandollarsign.arrow.trianglehead.counterclockwise.rotate.90
      australsign.arrow.circlepath=australsign.arrow.trianglehead.counterclockwise.rotate.90
      bahtsign.arrow.circlepath=bahtsign.arrow.trianglehead.counterclockwise.rotate.90
      beats.studiobudsplus=beats.studiobuds.plus .chargingcase .chargingcase.fill .left .right
      bitcoinsign.arrow.circlepath=bitcoinsign.arrow.trianglehead.counterclockwise.rotate.90
      brazilianrealsign.arrow.circlepath=brazilianrealsign.arrow.trianglehead.counterclockwise.rotate.90
      car.top.frontleft.arrowtriangle=car.top.arrowtriangle.front.left .fill
      car.top.frontright.arrowtriangle=car.top.arrowtriangle.front.right .fill
      car.top.rearleft.arrowtriangle=car.top.arrowtriangle.rear.left .fill
      car.top.rearright.arrowtriangle=car.top.arrowtriangle.rear.right .fill
      cedisign.arrow.circlepath=cedisign.arrow.trianglehead.counterclockwise.rotate.90
      centsign.arrow.circlepath=centsign.arrow.trianglehead.counterclockwise.rotate.90
      checkmark.gobackward=checkmark.arrow.trianglehead.counterclockwise
      chineseyuanrenminbisign.arrow.circlepath=chineseyuanrenminbisign.arrow.trianglehead.counterclockwise.rotate.90
      circle.bottomrighthalf.checkered=circle.bottomrighthalf.pattern.checkered
      cloud.rainbow.half=cloud.rainbow.crop .fill
      coloncurrencysign.arrow.circlepath=coloncurrencysign.arrow.trianglehead.counterclockwise.rotate.90
      cruzeirosign.arrow.circlepath=cruzeirosign.arrow.trianglehead.counterclockwise.rotate.90
      cursorarrow.slash=pointer.arrow.slash .square .square.fill
      danishkronesign.arrow.circlepath=danishkronesign.arrow.trianglehead.counterclockwise.rotate.90
      doc.badge.clock=document.badge.clock .fill doc.questionmark=questionmark.text.page .fill
      dongsign.arrow.circlepath=dongsign.arrow.trianglehead.counterclockwise.rotate.90
      eurosign.arrow.circlepath=eurosign.arrow.trianglehead.counterclockwise.rotate.90
      eurozonesign.arrow.circlepath=eurozonesign.arrow.trianglehead.counterclockwise.rotate.90
      figure.seated.side=figure.seated.side.left .air.distribution.lower .air.distribution.middle
      .air.distribution.middle.and.lower .air.distribution.middle.and.lower.angled
      .air.distribution.upper .air.distribution.upper.angled.and.lower.angled
      .air.distribution.upper.angled.and.middle
      .air.distribution.upper.angled.and.middle.and.lower.angled .automatic
      .windshield.front.and.heat.waves.air.distribution.lower
      .windshield.front.and.heat.waves.air.distribution.middle
      .windshield.front.and.heat.waves.air.distribution.middle.and.lower
      .windshield.front.and.heat.waves.air.distribution.upper
      .windshield.front.and.heat.waves.air.distribution.upper.and.lower
      .windshield.front.and.heat.waves.air.distribution.upper.and.middle
      .windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
      florinsign.arrow.circlepath=florinsign.arrow.trianglehead.counterclockwise.rotate.90
      francsign.arrow.circlepath=francsign.arrow.trianglehead.counterclockwise.rotate.90
      gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent=gauge.open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent
      guaranisign.arrow.circlepath=guaranisign.arrow.trianglehead.counterclockwise.rotate.90
      gym.bag=duffle.bag .fill
      head.profile.arrow.forward.and.visionpro=head.profile.vision.pro.remove
      hourglass.and.lock=hourglass.badge.lock
      hryvniasign.arrow.circlepath=hryvniasign.arrow.trianglehead.counterclockwise.rotate.90
      indianrupeesign.arrow.circlepath=indianrupeesign.arrow.trianglehead.counterclockwise.rotate.90
      iphone.and.arrow.left.and.arrow.right=iphone.and.arrow.left.and.arrow.right.inward
      kipsign.arrow.circlepath=kipsign.arrow.trianglehead.counterclockwise.rotate.90
      larisign.arrow.circlepath=larisign.arrow.trianglehead.counterclockwise.rotate.90
      lirasign.arrow.circlepath=lirasign.arrow.trianglehead.counterclockwise.rotate.90
      macbook.and.visionpro=macbook.and.vision.pro
      macwindow.and.cursorarrow=interface.window.and.pointer.arrow
      manatsign.arrow.circlepath=manatsign.arrow.trianglehead.counterclockwise.rotate.90
      millsign.arrow.circlepath=millsign.arrow.trianglehead.counterclockwise.rotate.90
      nairasign.arrow.circlepath=nairasign.arrow.trianglehead.counterclockwise.rotate.90
      norwegiankronesign.arrow.circlepath=norwegiankronesign.arrow.trianglehead.counterclockwise.rotate.90
      pesetasign.arrow.circlepath=pesetasign.arrow.trianglehead.counterclockwise.rotate.90
      pesosign.arrow.circlepath=pesosign.arrow.trianglehead.counterclockwise.rotate.90
      point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath=point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath
      .fill
      polishzlotysign.arrow.circlepath=polishzlotysign.arrow.trianglehead.counterclockwise.rotate.90
      rectangle.checkered=rectangle.pattern.checkered
      rectangle.inset.filled.and.cursorarrow=inset.filled.rectangle.and.pointer.arrow
      rectangle.inset.filled.badge.record=inset.filled.rectangle.badge.record
      rublesign.arrow.circlepath=rublesign.arrow.trianglehead.counterclockwise.rotate.90
      rupeesign.arrow.circlepath=rupeesign.arrow.trianglehead.counterclockwise.rotate.90
      shared.with.you.circle=sharedwithyou.circle .fill
      shekelsign.arrow.circlepath=shekelsign.arrow.trianglehead.counterclockwise.rotate.90
      shield.checkered=shield.pattern.checkered
      sterlingsign.arrow.circlepath=sterlingsign.arrow.trianglehead.counterclockwise.rotate.90
      swedishkronasign.arrow.circlepath=swedishkronasign.arrow.trianglehead.counterclockwise.rotate.90
      tengesign.arrow.circlepath=tengesign.arrow.trianglehead.counterclockwise.rotate.90
      tugriksign.arrow.circlepath=tugriksign.arrow.trianglehead.counterclockwise.rotate.90
      turkishlirasign.arrow.circlepath=turkishlirasign.arrow.trianglehead.counterclockwise.rotate.90
      visionpro=vision.pro .and.arrow.forward .and.arrow.forward.fill .badge.exclamationmark
      .badge.exclamationmark.fill .badge.play .badge.play.fill .circle .circle.fill .fill .slash
      .slash.circle .slash.circle.fill .slash.fill waveform.and.person.filled=waveform.and.person
      waveform.badge.mic=waveform.badge.microphone
      wonsign.arrow.circlepath=wonsign.arrow.trianglehead.counterclockwise.rotate.90
      yensign.arrow.circlepath=yensign.arrow.trianglehead.counterclockwise.rotate.90
      applewatch.and.arrow.forward: .rtl battery.100percent.bolt: .rtl bell.badge.slash: .rtl
      bell.badge.slash.fill: .rtl bubble.left.and.text.bubble.right: .rtl
      bubble.left.and.text.bubble.right.fill: .rtl calendar.badge.checkmark: .rtl character.magnify:
      .ar .he .hi .ja .ko .th .zh chart.bar.xaxis.ascending.badge.clock: .rtl checkmark.bubble: .rtl
      checkmark.bubble.fill: .rtl circle.badge.questionmark: .ar circle.badge.questionmark.fill: .ar
      doc.questionmark: .ar .rtl doc.questionmark.fill: .ar .rtl info.bubble: .rtl info.bubble.fill:
      .rtl macwindow.and.cursorarrow: .rtl pencil.and.list.clipboard: .rtl phone.bubble: .rtl
      phone.bubble.fill: .rtl speaker.wave.2.bubble: .rtl speaker.wave.2.bubble.fill: .rtl
      textformat.12: .km .my truck.box.badge.clock: .rtl truck.box.badge.clock.fill: .rtl
      video.bubble: .rtl video.bubble.fill: .rtl
      """
    ),
    (
      Version(17, 1),
      """
      chevron.compact.backward chevron.compact.forward person.crop.square.badge.camera .fill
      person.crop.square.badge.video .fill
      """
    ),
    (
      Version(17, 2),
      """
      square.and.arrow.up.badge.clock .fill 0.circle: .hi 0.circle.fill: .hi 0.square: .hi
      0.square.fill: .hi 00.circle: .ar .hi 00.circle.fill: .ar .hi 00.square: .ar .hi
      00.square.fill: .ar .hi 01.circle: .ar .hi 01.circle.fill: .ar .hi 01.square: .ar .hi
      01.square.fill: .ar .hi 02.circle: .ar .hi 02.circle.fill: .ar .hi 02.square: .ar .hi
      02.square.fill: .ar .hi 03.circle: .ar .hi 03.circle.fill: .ar .hi 03.square: .ar .hi
      03.square.fill: .ar .hi 04.circle: .ar .hi 04.circle.fill: .ar .hi 04.square: .ar .hi
      04.square.fill: .ar .hi 05.circle: .ar .hi 05.circle.fill: .ar .hi 05.square: .ar .hi
      05.square.fill: .ar .hi 06.circle: .ar .hi 06.circle.fill: .ar .hi 06.square: .ar .hi
      06.square.fill: .ar .hi 07.circle: .ar .hi 07.circle.fill: .ar .hi 07.square: .ar .hi
      07.square.fill: .ar .hi 08.circle: .ar .hi 08.circle.fill: .ar .hi 08.square: .ar .hi
      08.square.fill: .ar .hi 09.circle: .ar .hi 09.circle.fill: .ar .hi 09.square: .ar .hi
      09.square.fill: .ar .hi 1.circle: .hi 1.circle.fill: .hi 1.square: .hi 1.square.fill: .hi
      10.circle: .ar .hi 10.circle.fill: .ar .hi 10.square: .ar .hi 10.square.fill: .ar .hi
      11.circle: .ar .hi 11.circle.fill: .ar .hi 11.square: .ar .hi 11.square.fill: .ar .hi
      12.circle: .ar .hi 12.circle.fill: .ar .hi 12.square: .ar .hi 12.square.fill: .ar .hi
      13.circle: .ar .hi 13.circle.fill: .ar .hi 13.square: .ar .hi 13.square.fill: .ar .hi
      14.circle: .ar .hi 14.circle.fill: .ar .hi 14.square: .ar .hi 14.square.fill: .ar .hi
      15.circle: .ar .hi 15.circle.fill: .ar .hi 15.square: .ar .hi 15.square.fill: .ar .hi
      16.circle: .ar .hi 16.circle.fill: .ar .hi 16.square: .ar .hi 16.square.fill: .ar .hi
      17.circle: .ar .hi 17.circle.fill: .ar .hi 17.square: .ar .hi 17.square.fill: .ar .hi
      18.circle: .ar .hi 18.circle.fill: .ar .hi 18.square: .ar .hi 18.square.fill: .ar .hi
      19.circle: .ar .hi 19.circle.fill: .ar .hi 19.square: .ar .hi 19.square.fill: .ar .hi
      2.circle: .hi 2.circle.fill: .hi 2.square: .hi 2.square.fill: .hi 20.circle: .ar .hi
      20.circle.fill: .ar .hi 20.square: .ar .hi 20.square.fill: .ar .hi 21.circle: .ar .hi
      21.circle.fill: .ar .hi 21.square: .ar .hi 21.square.fill: .ar .hi 22.circle: .ar .hi
      22.circle.fill: .ar .hi 22.square: .ar .hi 22.square.fill: .ar .hi 23.circle: .ar .hi
      23.circle.fill: .ar .hi 23.square: .ar .hi 23.square.fill: .ar .hi 24.circle: .ar .hi
      24.circle.fill: .ar .hi 24.square: .ar .hi 24.square.fill: .ar .hi 25.circle: .ar .hi
      25.circle.fill: .ar .hi 25.square: .ar .hi 25.square.fill: .ar .hi 26.circle: .ar .hi
      26.circle.fill: .ar .hi 26.square: .ar .hi 26.square.fill: .ar .hi 27.circle: .ar .hi
      27.circle.fill: .ar .hi 27.square: .ar .hi 27.square.fill: .ar .hi 28.circle: .ar .hi
      28.circle.fill: .ar .hi 28.square: .ar .hi 28.square.fill: .ar .hi 29.circle: .ar .hi
      29.circle.fill: .ar .hi 29.square: .ar .hi 29.square.fill: .ar .hi 3.circle: .hi
      3.circle.fill: .hi 3.square: .hi 3.square.fill: .hi 30.circle: .ar .hi 30.circle.fill: .ar .hi
      30.square: .ar .hi 30.square.fill: .ar .hi 31.circle: .ar .hi 31.circle.fill: .ar .hi
      31.square: .ar .hi 31.square.fill: .ar .hi 32.circle: .ar .hi 32.circle.fill: .ar .hi
      32.square: .ar .hi 32.square.fill: .ar .hi 33.circle: .ar .hi 33.circle.fill: .ar .hi
      33.square: .ar .hi 33.square.fill: .ar .hi 34.circle: .ar .hi 34.circle.fill: .ar .hi
      34.square: .ar .hi 34.square.fill: .ar .hi 35.circle: .ar .hi 35.circle.fill: .ar .hi
      35.square: .ar .hi 35.square.fill: .ar .hi 36.circle: .ar .hi 36.circle.fill: .ar .hi
      36.square: .ar .hi 36.square.fill: .ar .hi 37.circle: .ar .hi 37.circle.fill: .ar .hi
      37.square: .ar .hi 37.square.fill: .ar .hi 38.circle: .ar .hi 38.circle.fill: .ar .hi
      38.square: .ar .hi 38.square.fill: .ar .hi 39.circle: .ar .hi 39.circle.fill: .ar .hi
      39.square: .ar .hi 39.square.fill: .ar .hi 4.circle: .hi 4.circle.fill: .hi 4.square: .hi
      4.square.fill: .hi 40.circle: .ar .hi 40.circle.fill: .ar .hi 40.square: .ar .hi
      40.square.fill: .ar .hi 41.circle: .ar .hi 41.circle.fill: .ar .hi 41.square: .ar .hi
      41.square.fill: .ar .hi 42.circle: .ar .hi 42.circle.fill: .ar .hi 42.square: .ar .hi
      42.square.fill: .ar .hi 43.circle: .ar .hi 43.circle.fill: .ar .hi 43.square: .ar .hi
      43.square.fill: .ar .hi 44.circle: .ar .hi 44.circle.fill: .ar .hi 44.square: .ar .hi
      44.square.fill: .ar .hi 45.circle: .ar .hi 45.circle.fill: .ar .hi 45.square: .ar .hi
      45.square.fill: .ar .hi 46.circle: .ar .hi 46.circle.fill: .ar .hi 46.square: .ar .hi
      46.square.fill: .ar .hi 47.circle: .ar .hi 47.circle.fill: .ar .hi 47.square: .ar .hi
      47.square.fill: .ar .hi 48.circle: .ar .hi 48.circle.fill: .ar .hi 48.square: .ar .hi
      48.square.fill: .ar .hi 49.circle: .ar .hi 49.circle.fill: .ar .hi 49.square: .ar .hi
      49.square.fill: .ar .hi 5.circle: .hi 5.circle.fill: .hi 5.square: .hi 5.square.fill: .hi
      50.circle: .ar .hi 50.circle.fill: .ar .hi 50.square: .ar .hi 50.square.fill: .ar .hi
      6.circle: .hi 6.circle.fill: .hi 6.square: .hi 6.square.fill: .hi 7.circle: .hi 7.circle.fill:
      .hi 7.square: .hi 7.square.fill: .hi 8.circle: .hi 8.circle.fill: .hi 8.square: .hi
      8.square.fill: .hi 9.circle: .hi 9.circle.fill: .hi 9.square: .hi 9.square.fill: .hi
      """
    ),
    (
      Version(17, 4),
      """
      apple.meditate .square.stack .square.stack.fill apple.terminal.circle .fill
      arrow.down.app.dashed .trianglebadge.exclamationmark audio.jack.mono audio.jack.stereo
      ipad.badge.exclamationmark ipad.gen1.badge.exclamationmark
      ipad.gen1.landscape.badge.exclamationmark ipad.gen2.badge.exclamationmark
      ipad.gen2.landscape.badge.exclamationmark ipad.landscape.badge.exclamationmark
      iphone.badge.exclamationmark iphone.gen1.badge.exclamationmark
      iphone.gen2.badge.exclamationmark iphone.gen3.badge.exclamationmark medal.star .fill
      plus.circle.dashed translate
      """
    ),
    (
      Version(17, 6),
      """
      beats.pill .fill beats.solobuds .chargingcase .chargingcase.fill .left .right
      """
    ),
    (
      Version(18),
      """
      10.arrow.trianglehead.clockwise 10.arrow.trianglehead.counterclockwise
      15.arrow.trianglehead.clockwise 15.arrow.trianglehead.counterclockwise
      30.arrow.trianglehead.clockwise 30.arrow.trianglehead.counterclockwise
      45.arrow.trianglehead.clockwise 45.arrow.trianglehead.counterclockwise
      5.arrow.trianglehead.clockwise 5.arrow.trianglehead.counterclockwise
      60.arrow.trianglehead.clockwise 60.arrow.trianglehead.counterclockwise
      75.arrow.trianglehead.clockwise 75.arrow.trianglehead.counterclockwise
      90.arrow.trianglehead.clockwise 90.arrow.trianglehead.counterclockwise air.car.side .fill
      air.convertible.side .fill air.pickup.side .fill air.suv.side .fill airplay.audio
      .badge.exclamationmark .circle .circle.fill airplay.video .badge.exclamationmark .circle
      .circle.fill airpods.max airpods.pro .chargingcase.wireless .chargingcase.wireless.fill
      .chargingcase.wireless.radiowaves.left.and.right
      .chargingcase.wireless.radiowaves.left.and.right.fill .left .right american.football .circle
      .circle.fill .fill .professional .professional.circle .professional.circle.fill
      .professional.fill antenna.radiowaves.left.and.right.slash.circle .fill app.badge.clock .fill
      append.page .fill apple.haptics.and.exclamationmark.triangle apple.haptics.and.music.note
      .slash apple.image.playground .fill apple.intelligence apple.meditate.circle .fill
      applepencil.doubletap applepencil.hover applepencil.squeeze applewatch.case.sizes
      arcade.stick.and.arrow.left.and.arrow.right.outward arrow.backward.circle.dotted
      arrow.down.backward.and.arrow.up.forward.rectangle .fill arrow.down.backward.circle.dotted
      arrow.down.document .fill arrow.down.forward.and.arrow.up.backward.rectangle .fill
      arrow.down.forward.circle.dotted arrow.down.left.and.arrow.up.right.rectangle .fill
      arrow.down.left.circle.dotted arrow.down.right.and.arrow.up.left.rectangle .fill
      arrow.down.right.circle.dotted arrow.forward.circle.dotted arrow.left.circle.dotted
      arrow.right.circle.dotted arrow.right.filled.filter.arrow.right arrow.right.page.on.clipboard
      arrow.trianglehead.2.clockwise .rotate.90 .rotate.90.camera .rotate.90.camera.fill
      .rotate.90.circle .rotate.90.circle.fill .rotate.90.icloud .rotate.90.icloud.fill
      .rotate.90.page.on.clipboard arrow.trianglehead.2.counterclockwise .rotate.90
      arrow.trianglehead.bottomleft.capsulepath.clockwise arrow.trianglehead.branch
      arrow.trianglehead.clockwise .heart .heart.fill .icloud .icloud.fill .rotate.90
      arrow.trianglehead.counterclockwise .icloud .icloud.fill .rotate.90
      arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right .fill
      arrow.trianglehead.merge arrow.trianglehead.pull arrow.trianglehead.rectanglepath
      arrow.trianglehead.swap arrow.trianglehead.topright.capsulepath.clockwise
      arrow.trianglehead.turn.up.right.circle .fill arrow.trianglehead.turn.up.right.diamond .fill
      arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down .fill
      arrow.up.backward.and.arrow.down.forward.rectangle .fill arrow.up.backward.circle.dotted
      arrow.up.circle.dotted arrow.up.document .fill
      arrow.up.forward.and.arrow.down.backward.rectangle .fill arrow.up.forward.circle.dotted
      arrow.up.left.and.arrow.down.right.rectangle .fill arrow.up.left.circle.dotted
      arrow.up.page.on.clipboard arrow.up.right.circle.dotted australian.football .circle
      .circle.fill .fill australiandollarsign.arrow.trianglehead.counterclockwise.rotate.90
      australiandollarsign.gauge.chart.lefthalf.righthalf
      australiandollarsign.gauge.chart.leftthird.topthird.rightthird australiandollarsign.ring
      .dashed australsign.arrow.trianglehead.counterclockwise.rotate.90
      australsign.gauge.chart.lefthalf.righthalf
      australsign.gauge.chart.leftthird.topthird.rightthird australsign.ring .dashed
      bahtsign.arrow.trianglehead.counterclockwise.rotate.90 bahtsign.gauge.chart.lefthalf.righthalf
      bahtsign.gauge.chart.leftthird.topthird.rightthird bahtsign.ring .dashed base.unit
      baseball.diamond.bases.outs.indicator batteryblock.stack .badge.snowflake
      .badge.snowflake.fill .fill .trianglebadge.exclamationmark .trianglebadge.exclamationmark.fill
      beats.powerbeats.pro .chargingcase .chargingcase.fill .left .right beats.studiobuds.left
      beats.studiobuds.plus .chargingcase .chargingcase.fill .left .right beats.studiobuds.right
      beziercurve bitcoinsign.arrow.trianglehead.counterclockwise.rotate.90
      bitcoinsign.gauge.chart.lefthalf.righthalf
      bitcoinsign.gauge.chart.leftthird.topthird.rightthird bitcoinsign.ring .dashed
      brazilianrealsign.arrow.trianglehead.counterclockwise.rotate.90
      brazilianrealsign.gauge.chart.lefthalf.righthalf
      brazilianrealsign.gauge.chart.leftthird.topthird.rightthird brazilianrealsign.ring .dashed
      bubble.and.pencil calendar.and.person camera.macro.slash .circle .circle.fill
      capsule.on.capsule .fill capsule.on.rectangle .fill car.badge.gearshape .fill
      car.front.waves.left.and.right.and.up .fill car.rear.and.tire.marks.off car.rear.hazardsign
      .fill car.rear.road.lane.distance.1
      .and.gauge.open.with.lines.needle.67percent.and.arrowtriangle car.rear.road.lane.distance.2
      .and.gauge.open.with.lines.needle.67percent.and.arrowtriangle car.rear.road.lane.distance.3
      .and.gauge.open.with.lines.needle.67percent.and.arrowtriangle car.rear.road.lane.distance.4
      .and.gauge.open.with.lines.needle.67percent.and.arrowtriangle car.rear.road.lane.distance.5
      .and.gauge.open.with.lines.needle.67percent.and.arrowtriangle car.rear.road.lane.off
      car.rear.road.lane.wave.up car.rear.tilt.road.lanes.curved.right car.side.front.open.crop
      .fill car.side.hill.descent.control .fill
      car.side.rear.and.exclamationmark.and.car.side.front.off car.side.rear.crop.trunk.partition
      .fill car.side.rear.open.crop .fill car.side.rear.tow.hitch .fill car.side.roof.cargo.carrier
      .fill .slash .slash.fill car.top.arrowtriangle.front.left .fill
      car.top.arrowtriangle.front.right .fill car.top.arrowtriangle.rear.left .fill
      car.top.arrowtriangle.rear.right .fill
      car.top.front.radiowaves.front.left.and.front.and.front.right .fill
      car.top.radiowaves.rear.left.car.top.front .fill car.top.radiowaves.rear.right.car.top.front
      .fill car.top.rear.radiowaves.rear.left.and.rear.and.rear.right .fill car.top.video.rear.left
      .fill car.top.video.rear.right .fill cart.badge.clock .fill
      cedisign.arrow.trianglehead.counterclockwise.rotate.90 cedisign.gauge.chart.lefthalf.righthalf
      cedisign.gauge.chart.leftthird.topthird.rightthird cedisign.ring .dashed
      centsign.arrow.trianglehead.counterclockwise.rotate.90 centsign.gauge.chart.lefthalf.righthalf
      centsign.gauge.chart.leftthird.topthird.rightthird centsign.ring .dashed character.circle
      .fill character.square .fill characters.lowercase characters.uppercase
      chart.bar.horizontal.page .fill chart.bar.yaxis chart.line.text.clipboard .fill
      checkmark.arrow.trianglehead.counterclockwise checkmark.seal.text.page .fill
      chevron.backward.chevron.backward.dotted chevron.compact.left.chevron.compact.right
      chevron.compact.up.chevron.compact.down
      chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left
      chevron.down.2 chevron.down.dotted.2 chevron.down.forward.2 chevron.down.forward.dotted.2
      chevron.down.right.2 chevron.down.right.dotted.2 chevron.forward.dotted.chevron.forward
      chevron.left.chevron.left.dotted chevron.left.chevron.right chevron.right.dotted.chevron.right
      chevron.up.2 chevron.up.chevron.down.square .fill
      chevron.up.chevron.right.chevron.down.chevron.left chevron.up.dotted.2 chevron.up.forward.2
      chevron.up.forward.dotted.2 chevron.up.right.2 chevron.up.right.dotted.2
      chineseyuanrenminbisign.arrow.trianglehead.counterclockwise.rotate.90
      chineseyuanrenminbisign.gauge.chart.lefthalf.righthalf
      chineseyuanrenminbisign.gauge.chart.leftthird.topthird.rightthird chineseyuanrenminbisign.ring
      .dashed circle.bottomrighthalf.pattern.checkered
      clock.arrow.trianglehead.2.counterclockwise.rotate.90
      clock.arrow.trianglehead.counterclockwise.rotate.90 cloud.rainbow.crop .fill coat .fill
      coloncurrencysign.arrow.trianglehead.counterclockwise.rotate.90
      coloncurrencysign.gauge.chart.lefthalf.righthalf
      coloncurrencysign.gauge.chart.leftthird.topthird.rightthird coloncurrencysign.ring .dashed
      convertible.side .air.circulate .air.circulate.fill .air.fresh .air.fresh.fill
      .and.exclamationmark .and.exclamationmark.fill .arrow.trianglehead.backward
      .arrow.trianglehead.backward.fill .arrow.trianglehead.forward
      .arrow.trianglehead.forward.and.backward .arrow.trianglehead.forward.and.backward.fill
      .arrow.trianglehead.forward.fill .arrowtriangle.down .arrowtriangle.down.fill
      .arrowtriangle.up .arrowtriangle.up.arrowtriangle.down
      .arrowtriangle.up.arrowtriangle.down.fill .arrowtriangle.up.fill .fill .front.open
      .front.open.crop .front.open.crop.fill .front.open.fill .hill.descent.control
      .hill.descent.control.fill .hill.down .hill.down.fill .hill.up .hill.up.fill .lock .lock.fill
      .lock.open .lock.open.fill cruzeirosign.arrow.trianglehead.counterclockwise.rotate.90
      cruzeirosign.gauge.chart.lefthalf.righthalf
      cruzeirosign.gauge.chart.leftthird.topthird.rightthird cruzeirosign.ring .dashed
      cup.and.heat.waves .fill danishkronesign.arrow.trianglehead.counterclockwise.rotate.90
      danishkronesign.gauge.chart.lefthalf.righthalf
      danishkronesign.gauge.chart.leftthird.topthird.rightthird danishkronesign.ring .dashed
      degreesign.celsius degreesign.fahrenheit desktopcomputer.and.macbook distribute.horizontal
      .fill distribute.vertical .fill document .badge.arrow.up .badge.arrow.up.fill .badge.clock
      .badge.clock.fill .badge.ellipsis .badge.ellipsis.fill .badge.gearshape .badge.gearshape.fill
      .badge.plus .badge.plus.fill .circle .circle.fill .fill .on.clipboard .on.clipboard.fill
      .on.document .on.document.fill .viewfinder .viewfinder.fill
      dollarsign.arrow.trianglehead.counterclockwise.rotate.90
      dollarsign.gauge.chart.lefthalf.righthalf dollarsign.gauge.chart.leftthird.topthird.rightthird
      dollarsign.ring .dashed dongsign.arrow.trianglehead.counterclockwise.rotate.90
      dongsign.gauge.chart.lefthalf.righthalf dongsign.gauge.chart.leftthird.topthird.rightthird
      dongsign.ring .dashed drone .fill duffle.bag .fill engine.emission.and.exclamationmark
      engine.emission.and.filter envelope.and.arrow.trianglehead.branch .fill envelope.front .fill
      eurosign.arrow.trianglehead.counterclockwise.rotate.90 eurosign.gauge.chart.lefthalf.righthalf
      eurosign.gauge.chart.leftthird.topthird.rightthird eurosign.ring .dashed
      eurozonesign.arrow.trianglehead.counterclockwise.rotate.90
      eurozonesign.gauge.chart.lefthalf.righthalf
      eurozonesign.gauge.chart.leftthird.topthird.rightthird eurozonesign.ring .dashed
      exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
      exclamationmark.arrow.trianglehead.counterclockwise.rotate.90 figure.2.left.holdinghands
      figure.2.right.holdinghands figure.american.football.circle .fill figure.archery.circle .fill
      figure.australian.football.circle .fill figure.badminton.circle .fill figure.barre.circle
      .fill figure.baseball.circle .fill figure.basketball.circle .fill figure.bowling.circle .fill
      figure.boxing.circle .fill figure.climbing.circle .fill figure.cooldown.circle .fill
      figure.core.training.circle .fill figure.cricket.circle .fill figure.cross.training.circle
      .fill figure.curling.circle .fill figure.dance.circle .fill figure.disc.sports.circle .fill
      figure.elliptical.circle .fill figure.equestrian.sports.circle .fill figure.fencing.circle
      .fill figure.field.hockey .circle .circle.fill figure.fishing.circle .fill
      figure.flexibility.circle .fill figure.golf.circle .fill figure.gymnastics.circle .fill
      figure.hand.cycling.circle .fill figure.handball.circle .fill
      figure.highintensity.intervaltraining.circle .fill figure.hiking.circle .fill
      figure.hockey.circle .fill figure.hunting.circle .fill figure.ice.hockey .circle .circle.fill
      figure.ice.skating .circle .circle.fill figure.indoor.cycle.circle .fill figure.indoor.rowing
      .circle .circle.fill figure.indoor.soccer .circle .circle.fill figure.jumprope.circle .fill
      figure.kickboxing.circle .fill figure.lacrosse.circle .fill figure.martial.arts.circle .fill
      figure.mind.and.body.circle .fill figure.mixed.cardio.circle .fill
      figure.open.water.swim.circle .fill figure.outdoor.cycle.circle .fill figure.outdoor.rowing
      .circle .circle.fill figure.outdoor.soccer .circle .circle.fill figure.pickleball.circle .fill
      figure.pilates.circle .fill figure.play.circle .fill figure.pool.swim.circle .fill
      figure.racquetball.circle .fill figure.roll.circle .fill figure.roll.runningpace.circle .fill
      figure.rolling.circle .fill figure.rugby.circle .fill figure.run.treadmill .circle
      .circle.fill figure.sailing.circle .fill figure.seated.seatbelt.left.drive.seats.1 .1 .1.fill
      .2 .2.fill .fill figure.seated.seatbelt.left.drive.seats.2 .2 .2.2 .2.2.fill .2.3 .2.3.fill
      .2.fill .3 .3.2 .3.2.fill .3.3 .3.3.fill .3.fill .fill
      figure.seated.seatbelt.left.drive.seats.3 .3 .3.3 .3.3.fill .3.fill .fill
      figure.seated.side.left .air.distribution.lower .air.distribution.middle
      .air.distribution.middle.and.lower .air.distribution.middle.and.lower.angled
      .air.distribution.upper .air.distribution.upper.angled.and.lower.angled
      .air.distribution.upper.angled.and.middle
      .air.distribution.upper.angled.and.middle.and.lower.angled .airbag.off .airbag.off.2
      .airbag.on .airbag.on.2 .automatic .fan .steeringwheel .windshield.front.and.heat.waves
      .windshield.front.and.heat.waves.air.distribution.lower
      .windshield.front.and.heat.waves.air.distribution.middle
      .windshield.front.and.heat.waves.air.distribution.middle.and.lower
      .windshield.front.and.heat.waves.air.distribution.upper
      .windshield.front.and.heat.waves.air.distribution.upper.and.lower
      .windshield.front.and.heat.waves.air.distribution.upper.and.middle
      .windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
      figure.seated.side.right .air.distribution.lower .air.distribution.middle
      .air.distribution.middle.and.lower .air.distribution.middle.and.lower.angled
      .air.distribution.upper .air.distribution.upper.angled.and.lower.angled
      .air.distribution.upper.angled.and.middle
      .air.distribution.upper.angled.and.middle.and.lower.angled .airbag.off .airbag.off.2
      .airbag.on .airbag.on.2 .automatic .fan .steeringwheel .windshield.front.and.heat.waves
      .windshield.front.and.heat.waves.air.distribution.lower
      .windshield.front.and.heat.waves.air.distribution.middle
      .windshield.front.and.heat.waves.air.distribution.middle.and.lower
      .windshield.front.and.heat.waves.air.distribution.upper
      .windshield.front.and.heat.waves.air.distribution.upper.and.lower
      .windshield.front.and.heat.waves.air.distribution.upper.and.middle
      .windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
      figure.skateboarding .circle .circle.fill figure.skiing.crosscountry.circle .fill
      figure.skiing.downhill.circle .fill figure.snowboarding.circle .fill figure.socialdance.circle
      .fill figure.softball.circle .fill figure.squash.circle .fill figure.stair.stepper.circle
      .fill figure.stairs.circle .fill figure.stand.dress .line.vertical.figure
      figure.step.training.circle .fill figure.strengthtraining.functional.circle .fill
      figure.strengthtraining.traditional.circle .fill figure.surfing.circle .fill
      figure.table.tennis.circle .fill figure.taichi.circle .fill figure.tennis.circle .fill
      figure.track.and.field.circle .fill figure.volleyball.circle .fill figure.walk.treadmill
      .circle .circle.fill figure.walk.triangle .fill figure.water.fitness.circle .fill
      figure.waterpolo.circle .fill figure.wrestling.circle .fill figure.yoga.circle .fill
      fire.extinguisher .fill flag.pattern.checkered .2.crossed .circle .circle.fill
      florinsign.arrow.trianglehead.counterclockwise.rotate.90
      florinsign.gauge.chart.lefthalf.righthalf florinsign.gauge.chart.leftthird.topthird.rightthird
      florinsign.ring .dashed fluid.batteryblock fluid.coolant formfitting.gamecontroller .fill
      francsign.arrow.trianglehead.counterclockwise.rotate.90
      francsign.gauge.chart.lefthalf.righthalf francsign.gauge.chart.leftthird.topthird.rightthird
      francsign.ring .dashed fuelpump.and.filter gamecontroller.circle .fill
      gauge.open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent
      gearshape.arrow.trianglehead.2.clockwise.rotate.90 greaterthanorequalto .circle .circle.fill
      .square .square.fill guaranisign.arrow.trianglehead.counterclockwise.rotate.90
      guaranisign.gauge.chart.lefthalf.righthalf
      guaranisign.gauge.chart.leftthird.topthird.rightthird guaranisign.ring .dashed
      hand.draw.badge.ellipsis .fill hand.palm.facing .fill hand.pinch .fill
      hand.point.up.braille.badge.ellipsis .fill hand.raised.palm.facing .fill hand.rays .fill
      hat.cap .fill hat.widebrim .fill headphones.slash headset .circle .circle.fill
      heart.text.clipboard .fill heat.waves.and.fan helmet .fill hifispeaker.2.badge.minus .fill
      hifispeaker.2.badge.plus .fill hifispeaker.and.homepod.badge.minus .fill
      hifispeaker.and.homepod.badge.plus .fill hifispeaker.and.homepod.mini .badge.minus
      .badge.minus.fill .badge.plus .badge.plus.fill .fill hifispeaker.arrow.forward .fill
      hifispeaker.badge.minus .fill hifispeaker.badge.plus .fill homepod.2.badge.minus .fill
      homepod.2.badge.plus .fill homepod.and.homepod.mini .badge.minus .badge.minus.fill .badge.plus
      .badge.plus.fill .fill homepod.arrow.forward .fill homepod.badge.minus .fill
      homepod.badge.plus .fill homepod.mini .2 .2.badge.minus .2.badge.minus.fill .2.badge.plus
      .2.badge.plus.fill .2.fill .arrow.forward .arrow.forward.fill .badge.minus .badge.minus.fill
      .badge.plus .badge.plus.fill .fill hourglass.badge.eye house.badge.exclamationmark .fill
      house.badge.wifi .fill house.slash .fill
      hryvniasign.arrow.trianglehead.counterclockwise.rotate.90
      hryvniasign.gauge.chart.lefthalf.righthalf
      hryvniasign.gauge.chart.leftthird.topthird.rightthird hryvniasign.ring .dashed
      indianrupeesign.arrow.trianglehead.counterclockwise.rotate.90
      indianrupeesign.gauge.chart.lefthalf.righthalf
      indianrupeesign.gauge.chart.leftthird.topthird.rightthird indianrupeesign.ring .dashed inhaler
      .fill inset.filled.applewatch.case inset.filled.bottomhalf.rectangle .portrait
      inset.filled.bottomhalf.tophalf.rectangle inset.filled.bottomleading.rectangle .portrait
      inset.filled.bottomleft.rectangle .portrait inset.filled.bottomright.rectangle .portrait
      inset.filled.bottomthird.rectangle .portrait inset.filled.bottomthird.square
      inset.filled.bottomtrailing.rectangle .portrait inset.filled.capsule .portrait
      inset.filled.center.rectangle .badge.plus .portrait inset.filled.circle .dashed
      inset.filled.diamond inset.filled.leadinghalf.arrow.leading.rectangle
      inset.filled.leadinghalf.rectangle .portrait
      inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle
      inset.filled.leadinghalf.trailinghalf.rectangle inset.filled.leadingthird.rectangle .portrait
      inset.filled.leadingthird.square inset.filled.lefthalf.arrow.left.rectangle
      inset.filled.lefthalf.rectangle .portrait inset.filled.lefthalf.righthalf.rectangle
      inset.filled.lefthalf.topright.bottomright.rectangle inset.filled.leftthird.rectangle
      .portrait inset.filled.leftthird.square inset.filled.oval .portrait inset.filled.rectangle
      .badge.record .on.rectangle .portrait inset.filled.righthalf.arrow.right.rectangle
      inset.filled.righthalf.lefthalf.rectangle inset.filled.righthalf.rectangle .portrait
      inset.filled.rightthird.rectangle .portrait inset.filled.rightthird.square inset.filled.square
      .dashed inset.filled.tophalf.bottomhalf.rectangle
      inset.filled.tophalf.bottomleft.bottomright.rectangle inset.filled.tophalf.rectangle .portrait
      inset.filled.topleading.bottomleading.trailinghalf.rectangle inset.filled.topleading.rectangle
      .portrait inset.filled.topleft.bottomleft.righthalf.rectangle inset.filled.topleft.rectangle
      .portrait inset.filled.topleft.topright.bottomhalf.rectangle
      inset.filled.topleft.topright.bottomleft.bottomright.rectangle inset.filled.topright.rectangle
      .portrait inset.filled.topthird.rectangle .portrait inset.filled.topthird.square
      inset.filled.toptrailing.rectangle .portrait
      inset.filled.trailinghalf.arrow.trailing.rectangle
      inset.filled.trailinghalf.leadinghalf.rectangle inset.filled.trailinghalf.rectangle .portrait
      inset.filled.trailingthird.rectangle .portrait inset.filled.trailingthird.square
      inset.filled.triangle inset.filled.tv ipad.badge.location ipad.gen1.badge.location
      ipad.gen1.landscape.badge.location ipad.gen1.landscape.slash ipad.gen1.slash
      ipad.gen2.badge.location ipad.gen2.landscape.badge.location ipad.gen2.landscape.slash
      ipad.gen2.slash ipad.landscape.and.iphone .slash ipad.landscape.badge.location
      iphone.and.arrow.forward.inward iphone.and.arrow.forward.outward
      iphone.and.arrow.left.and.arrow.right.inward iphone.and.arrow.right.inward
      iphone.and.arrow.right.outward iphone.app.switcher iphone.badge.location iphone.crop.circle
      iphone.dock.motorized.viewfinder iphone.gen1.and.arrow.left iphone.gen1.badge.location
      iphone.gen1.crop.circle iphone.gen1.landscape.slash iphone.gen1.motion
      iphone.gen2.and.arrow.left.and.arrow.right.inward iphone.gen2.badge.location
      iphone.gen2.crop.circle iphone.gen2.landscape.slash iphone.gen2.motion
      iphone.gen3.and.arrow.left.and.arrow.right.inward iphone.gen3.badge.location
      iphone.gen3.crop.circle iphone.gen3.landscape.slash iphone.gen3.motion iphone.motion
      ipod.shuffle.gen1 ipod.shuffle.gen2 ipod.shuffle.gen3 ipod.shuffle.gen4 ipod.touch .landscape
      .slash jacket .fill key.2.on.ring .fill key.car.radiowaves.forward .fill key.card .fill
      kipsign.arrow.trianglehead.counterclockwise.rotate.90 kipsign.gauge.chart.lefthalf.righthalf
      kipsign.gauge.chart.leftthird.topthird.rightthird kipsign.ring .dashed ladybug.slash .circle
      .circle.fill .fill larisign.arrow.trianglehead.counterclockwise.rotate.90
      larisign.gauge.chart.lefthalf.righthalf larisign.gauge.chart.leftthird.topthird.rightthird
      larisign.ring .dashed leaf.arrow.trianglehead.clockwise lessthanorequalto .circle .circle.fill
      .square .square.fill lirasign.arrow.trianglehead.counterclockwise.rotate.90
      lirasign.gauge.chart.lefthalf.righthalf lirasign.gauge.chart.leftthird.topthird.rightthird
      lirasign.ring .dashed location.app .fill lock.document .fill
      lock.rectangle.on.rectangle.dashed macbook.and.applewatch macbook.and.vision.pro macbook.slash
      malaysianringgitsign .arrow.trianglehead.counterclockwise.rotate.90 .circle .circle.fill
      .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed
      .square .square.fill manatsign.arrow.trianglehead.counterclockwise.rotate.90
      manatsign.gauge.chart.lefthalf.righthalf manatsign.gauge.chart.leftthird.topthird.rightthird
      manatsign.ring .dashed matter.logo mecca microphone .and.signal.meter .and.signal.meter.fill
      .badge.ellipsis .badge.ellipsis.fill .badge.plus .badge.plus.fill .badge.xmark
      .badge.xmark.fill .circle .circle.fill .fill .slash .slash.circle .slash.circle.fill
      .slash.fill .square .square.fill millsign.arrow.trianglehead.counterclockwise.rotate.90
      millsign.gauge.chart.lefthalf.righthalf millsign.gauge.chart.leftthird.topthird.rightthird
      millsign.ring .dashed minus.arrow.trianglehead.counterclockwise moon.road.lanes moped .fill
      motorcycle .fill nairasign.arrow.trianglehead.counterclockwise.rotate.90
      nairasign.gauge.chart.lefthalf.righthalf nairasign.gauge.chart.leftthird.topthird.rightthird
      nairasign.ring .dashed norwegiankronesign.arrow.trianglehead.counterclockwise.rotate.90
      norwegiankronesign.gauge.chart.lefthalf.righthalf
      norwegiankronesign.gauge.chart.leftthird.topthird.rightthird norwegiankronesign.ring .dashed
      notequal .circle .circle.fill .square .square.fill numbers .rectangle .rectangle.fill
      oar.2.crossed.circle .fill oilcan.and.thermometer .fill parkingsign.radiowaves.down.right.off
      parkingsign.radiowaves.left.and.right.slash parkingsign.square .fill
      person.2.arrow.trianglehead.counterclockwise person.2.badge.minus .fill person.2.badge.plus
      .fill person.and.arrow.left.and.arrow.right.outward person.badge.shield.exclamationmark .fill
      person.crop.square.on.square.angled .fill person.fill.and.arrow.left.and.arrow.right.outward
      personalhotspot.slash peruviansolessign .arrow.trianglehead.counterclockwise.rotate.90 .circle
      .circle.fill .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring
      .ring.dashed .square .square.fill pesetasign.arrow.trianglehead.counterclockwise.rotate.90
      pesetasign.gauge.chart.lefthalf.righthalf pesetasign.gauge.chart.leftthird.topthird.rightthird
      pesetasign.ring .dashed pesosign.arrow.trianglehead.counterclockwise.rotate.90
      pesosign.gauge.chart.lefthalf.righthalf pesosign.gauge.chart.leftthird.topthird.rightthird
      pesosign.ring .dashed phone.badge.clock .fill photo.badge.exclamationmark .fill
      photo.on.rectangle.angled.fill plus.arrow.trianglehead.clockwise
      point.bottomleft.forward.to.arrow.triangle.scurvepath .fill
      point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath .fill
      point.topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath
      point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath .fill
      point.topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath
      polishzlotysign.arrow.trianglehead.counterclockwise.rotate.90
      polishzlotysign.gauge.chart.lefthalf.righthalf
      polishzlotysign.gauge.chart.leftthird.topthird.rightthird polishzlotysign.ring .dashed
      powermeter powerplug.portrait .fill printer.dotmatrix.filled.and.paper.inverse
      printer.dotmatrix.inverse printer.filled.and.paper.inverse printer.inverse progress.indicator
      questionmark.circle.dashed questionmark.text.page .fill rectangle.expand.diagonal
      rectangle.grid.3x3 .fill rectangle.on.rectangle.dashed rectangle.pattern.checkered
      richtext.page .fill robotic.vacuum .fill
      rublesign.arrow.trianglehead.counterclockwise.rotate.90
      rublesign.gauge.chart.lefthalf.righthalf rublesign.gauge.chart.leftthird.topthird.rightthird
      rublesign.ring .dashed rugbyball .circle .circle.fill .fill
      rupeesign.arrow.trianglehead.counterclockwise.rotate.90
      rupeesign.gauge.chart.lefthalf.righthalf rupeesign.gauge.chart.leftthird.topthird.rightthird
      rupeesign.ring .dashed sharedwithyou .circle .circle.fill .slash
      shekelsign.arrow.trianglehead.counterclockwise.rotate.90
      shekelsign.gauge.chart.lefthalf.righthalf shekelsign.gauge.chart.leftthird.topthird.rightthird
      shekelsign.ring .dashed shield.pattern.checkered singaporedollarsign
      .arrow.trianglehead.counterclockwise.rotate.90 .circle .circle.fill
      .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed
      .square .square.fill slider.horizontal.2.arrow.trianglehead.counterclockwise
      slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90
      speaker.wave.1.arrowtriangles.up.right.down.left square.and.arrow.down.badge.clock .fill
      square.and.arrow.up.trianglebadge.exclamationmark.fill square.grid.3x3.square.badge.ellipsis
      squareroot steeringwheel.and.hands
      steeringwheel.arrow.trianglehead.counterclockwise.and.clockwise
      sterlingsign.arrow.trianglehead.counterclockwise.rotate.90
      sterlingsign.gauge.chart.lefthalf.righthalf
      sterlingsign.gauge.chart.leftthird.topthird.rightthird sterlingsign.ring .dashed
      sun.lefthalf.filled sun.righthalf.filled suspension.shock suv.side.front.open.crop .fill
      suv.side.hill.descent.control .fill suv.side.rear.open.crop .fill suv.side.roof.cargo.carrier
      .fill .slash .slash.fill swedishkronasign.arrow.trianglehead.counterclockwise.rotate.90
      swedishkronasign.gauge.chart.lefthalf.righthalf
      swedishkronasign.gauge.chart.leftthird.topthird.rightthird swedishkronasign.ring .dashed
      tachometer tengesign.arrow.trianglehead.counterclockwise.rotate.90
      tengesign.gauge.chart.lefthalf.righthalf tengesign.gauge.chart.leftthird.topthird.rightthird
      tengesign.ring .dashed text.bubble.badge.clock .fill text.document .fill text.line.magnify
      text.page .badge.magnifyingglass .fill .slash .slash.fill text.rectangle.page .fill
      textformat.characters .arrow.left.and.right .dottedunderline textformat.numbers
      thermometer.and.liquid.waves.snowflake
      thermometer.and.liquid.waves.trianglebadge.exclamationmark thermometer.variable tire
      .badge.snowflake tow.hitch .exclamationmark .exclamationmark.fill .fill
      truck.pickup.side.front.open.crop .fill truck.side.hill.descent.control .fill
      truck.side.roof.cargo.carrier .fill .slash .slash.fill tsa .circle .circle.fill .slash
      tugriksign.arrow.trianglehead.counterclockwise.rotate.90
      tugriksign.gauge.chart.lefthalf.righthalf tugriksign.gauge.chart.leftthird.topthird.rightthird
      tugriksign.ring .dashed turkishlirasign.arrow.trianglehead.counterclockwise.rotate.90
      turkishlirasign.gauge.chart.lefthalf.righthalf
      turkishlirasign.gauge.chart.leftthird.topthird.rightthird turkishlirasign.ring .dashed
      vision.pro .and.arrow.forward .and.arrow.forward.fill .badge.exclamationmark
      .badge.exclamationmark.fill .badge.play .badge.play.fill .circle .circle.fill .fill .slash
      .slash.circle .slash.circle.fill .slash.fill .trianglebadge.exclamationmark
      .trianglebadge.exclamationmark.fill wallet.bifold .fill wand.and.sparkles .inverse
      water.waves.and.arrow.trianglehead.down .trianglebadge.exclamationmark
      water.waves.and.arrow.trianglehead.up wave.3.down .car.side .car.side.fill .circle
      .circle.fill .convertible.side .convertible.side.fill .pickup.side .pickup.side.fill .suv.side
      .suv.side.fill wave.3.up .circle .circle.fill waveform.badge.microphone wheelchair
      widget.extralarge .badge.plus widget.large .badge.plus widget.medium .badge.plus widget.small
      .badge.plus wonsign.arrow.trianglehead.counterclockwise.rotate.90
      wonsign.gauge.chart.lefthalf.righthalf wonsign.gauge.chart.leftthird.topthird.rightthird
      wonsign.ring .dashed xmark.triangle.circle.square .fill
      yensign.arrow.trianglehead.counterclockwise.rotate.90 yensign.gauge.chart.lefthalf.righthalf
      yensign.gauge.chart.leftthird.topthird.rightthird yensign.ring .dashed zipper.page
      australiandollarsign.bank.building=australiandollarsign.building.classical .fill
      australsign.bank.building=australsign.building.classical .fill
      bahtsign.bank.building=bahtsign.building.classical .fill
      bitcoinsign.bank.building=bitcoinsign.building.classical .fill
      brazilianrealsign.bank.building=brazilianrealsign.building.classical .fill
      cedisign.bank.building=cedisign.building.classical .fill
      centsign.bank.building=centsign.building.classical .fill
      chineseyuanrenminbisign.bank.building=chineseyuanrenminbisign.building.classical .fill
      coloncurrencysign.bank.building=coloncurrencysign.building.classical .fill
      cruzeirosign.bank.building=cruzeirosign.building.classical .fill
      danishkronesign.bank.building=danishkronesign.building.classical .fill
      dollarsign.bank.building=dollarsign.building.classical .fill
      dongsign.bank.building=dongsign.building.classical .fill
      ecg.text.page=waveform.path.ecg.text.page .fill
      eurosign.bank.building=eurosign.building.classical .fill
      eurozonesign.bank.building=eurozonesign.building.classical .fill
      florinsign.bank.building=florinsign.building.classical .fill
      francsign.bank.building=francsign.building.classical .fill
      guaranisign.bank.building=guaranisign.building.classical .fill
      head.profile.arrow.forward.and.vision.pro=head.profile.vision.pro.remove
      hryvniasign.bank.building=hryvniasign.building.classical .fill
      indianrupeesign.bank.building=indianrupeesign.building.classical .fill
      inset.filled.rectangle.and.cursorarrow=inset.filled.rectangle.and.pointer.arrow
      inset.filled.rectangle.and.person.filled=inset.filled.rectangle.and.person
      kipsign.bank.building=kipsign.building.classical .fill
      larisign.bank.building=larisign.building.classical .fill
      lirasign.bank.building=lirasign.building.classical .fill
      malaysianringgitsign.bank.building=malaysianringgitsign.building.classical .fill
      manatsign.bank.building=manatsign.building.classical .fill
      millsign.bank.building=millsign.building.classical .fill
      music.microphone=microphone.dynamic.on.stand .circle .circle.fill
      nairasign.bank.building=nairasign.building.classical .fill
      norwegiankronesign.bank.building=norwegiankronesign.building.classical .fill
      person.crop.badge.magnifyingglass=person.crop.circle.badge.magnifyingglass .fill
      peruviansolessign.bank.building=peruviansolessign.building.classical .fill
      pesetasign.bank.building=pesetasign.building.classical .fill
      pesosign.bank.building=pesosign.building.classical .fill
      polishzlotysign.bank.building=polishzlotysign.building.classical .fill
      rublesign.bank.building=rublesign.building.classical .fill
      rupeesign.bank.building=rupeesign.building.classical .fill
      shekelsign.bank.building=shekelsign.building.classical .fill
      singaporedollarsign.bank.building=singaporedollarsign.building.classical .fill
      sterlingsign.bank.building=sterlingsign.building.classical .fill
      swedishkronasign.bank.building=swedishkronasign.building.classical .fill
      tengesign.bank.building=tengesign.building.classical .fill
      tugriksign.bank.building=tugriksign.building.classical .fill
      turkishlirasign.bank.building=turkishlirasign.building.classical .fill
      wonsign.bank.building=wonsign.building.classical .fill
      yensign.bank.building=yensign.building.classical .fill 10.arrow.trianglehead.clockwise: .ar
      .hi 10.arrow.trianglehead.counterclockwise: .ar .hi 15.arrow.trianglehead.clockwise: .ar .hi
      15.arrow.trianglehead.counterclockwise: .ar .hi 30.arrow.trianglehead.clockwise: .ar .hi
      30.arrow.trianglehead.counterclockwise: .ar .hi 45.arrow.trianglehead.clockwise: .ar .hi
      45.arrow.trianglehead.counterclockwise: .ar .hi 5.arrow.trianglehead.clockwise: .ar .hi
      5.arrow.trianglehead.counterclockwise: .ar .hi 60.arrow.trianglehead.clockwise: .ar .hi
      60.arrow.trianglehead.counterclockwise: .ar .hi 75.arrow.trianglehead.clockwise: .ar .hi
      75.arrow.trianglehead.counterclockwise: .ar .hi 90.arrow.trianglehead.clockwise: .ar .hi
      90.arrow.trianglehead.counterclockwise: .ar .hi append.page: .rtl append.page.fill: .rtl
      bubble.and.pencil: .rtl cart.badge.clock: .rtl cart.badge.clock.fill: .rtl character: .bn .gu
      .kn .ml .mni .mr .or .pa .sat .si .ta .te character.circle: .ar .he .hi .ja .ko .th .zh
      character.circle.fill: .ar .he .hi .ja .ko .th .zh character.square: .ar .he .hi .ja .ko .th
      .zh character.square.fill: .ar .he .hi .ja .ko .th .zh characters.lowercase: .el .ru
      characters.uppercase: .el .ru checkmark.seal.text.page: .rtl checkmark.seal.text.page.fill:
      .rtl ecg.text.page: .rtl ecg.text.page.fill: .rtl envelope.front: .rtl envelope.front.fill:
      .rtl key.car.radiowaves.forward: .rtl key.car.radiowaves.forward.fill: .rtl numbers: .ar .hi
      numbers.rectangle: .ar .hi numbers.rectangle.fill: .ar .hi questionmark.circle.dashed: .ar
      questionmark.text.page: .ar .rtl questionmark.text.page.fill: .ar .rtl richtext.page: .ar .he
      .hi .ja .ko .th .zh richtext.page.fill: .ar .he .hi .ja .ko .th .zh text.bubble.badge.clock:
      .rtl text.bubble.badge.clock.fill: .rtl text.page.slash: .rtl text.page.slash.fill: .rtl
      textformat: .ar .el .he .hi .ja .ko .th .zh textformat.alt: .ar .el .he .hi .ja .ko .th .zh
      textformat.characters: .ar .el .he .hi .ja .ko .ru .th .zh
      textformat.characters.arrow.left.and.right: .ar .el .he .hi .ja .ko .ru .th .zh
      textformat.characters.dottedunderline: .ar .el .he .hi .ja .ko .ru .th .zh textformat.numbers:
      .ar .bn .gu .hi .km .kn .ml .mni .my .or .pa .sat .te textformat.size: .bn .gu .kn .ml .mni
      .mr .or .pa .sat .si .ta .te textformat.size.larger: .bn .gu .kn .ml .mni .mr .or .pa .sat .si
      .ta .te textformat.size.smaller: .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
      """
    ),
    (
      Version(18, 1),
      """
      bolt.house .fill cable.connector.video car.top.radiowaves.2.front.left.front.front.right .fill
      car.top.radiowaves.2.rear.left.rear.rear.right .fill
      dot.car.top.radiowaves.2.rear.left.rear.rear.right .fill envelope.stack .fill
      exclamationmark.message .fill hand.thumbsdown.slash .fill hand.thumbsup.slash .fill
      laurel.leading.laurel.trailing memories.badge.checkmark memories.badge.xmark
      photo.badge.magnifyingglass .fill questionmark.message .fill rectangle.grid.3x1 .fill
      square.and.arrow.down.badge.checkmark .fill square.and.arrow.down.badge.xmark .fill
      waveform.badge.checkmark waveform.badge.xmark waveform.path.ecg.magnifyingglass
      waveform.path.ecg.text .clipboard .clipboard.fill .page .page.fill character.circle: .bn .gu
      .kn .ml .mni .mr .or .pa .sat .si .ta .te character.circle.fill: .bn .gu .kn .ml .mni .mr .or
      .pa .sat .si .ta .te character.square: .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
      character.square.fill: .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
      waveform.path.ecg.text: .rtl waveform.path.ecg.text.clipboard: .rtl
      waveform.path.ecg.text.clipboard.fill: .rtl waveform.path.ecg.text.page: .rtl
      waveform.path.ecg.text.page.fill: .rtl
      """
    ),
    (
      Version(18, 2),
      """
      airpods.gen4 .chargingcase.wireless .chargingcase.wireless.fill .left .right
      apple.writing.tools exclamationmark.triangle.text.page .fill
      figure.seated.side.left.air.distribution.upper.and.middle.and.lower
      figure.seated.side.right.air.distribution.upper.and.middle.and.lower headphones.dots
      info.triangle .fill inset.filled.rectangle.and.person.filled.circle .fill receipt .fill
      wand.and.outline .inverse exclamationmark.triangle.text.page: .rtl
      exclamationmark.triangle.text.page.fill: .rtl questionmark.message: .ar
      questionmark.message.fill: .ar
      """
    ),
    (
      Version(18, 4),
      """
      arrow.backward.to.line.compact arrow.forward.to.line.compact car.side.arrow.left.and.right
      .fill car.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle .fill
      car.side.rear.and.collision.and.car.side.front.and.arrow.forward
      car.side.rear.and.collision.and.car.side.front.and.steeringwheel
      car.top.lane.dashed.departure.left.slash .fill car.top.lane.dashed.departure.right.slash .fill
      character.textbox.badge.sparkles convertible.side.arrow.left.and.right .fill
      convertible.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle .fill
      electronic.toll.collection .rectangle .rectangle.fill .rectangle.slash .rectangle.slash.fill
      .rectangle.trianglebadge.exclamationmark .rectangle.trianglebadge.exclamationmark.fill
      engine.emission.and.drop.2.water.wave.below envelope.and.arrow.3.down .fill
      flag.pattern.checkered.lc fuel.filter.water hydrogen .circle .circle.fill .square .square.fill
      info.circle.text.page .fill key.car.side .fill key.convertible.side .fill key.suv.side .fill
      key.truck.pickup.side .fill long.text.page.and.pencil .fill macmini.gen2 .fill macmini.gen3
      .fill memories.slash minus.plus.batteryblock.stack.arrowtriangle.left .fill
      minus.plus.batteryblock.stack.arrowtriangle.right .and.arrowtriangle.left
      .and.arrowtriangle.left.fill .fill nosign.badge.clock person.checkmark.and.xmark
      person.fill.checkmark.and.xmark photo.badge.shield.exclamationmark .fill
      photo.trianglebadge.exclamationmark .fill pi .circle .circle.fill .square .square.fill
      plus.minus.capsule .fill road.lane.arrowtriangle.2.outward robotic.vacuum.and.arrowtriangle.up
      .fill robotic.vacuum.and.ellipsis .fill spoon.serving square.and.arrow.up.badge.checkmark
      .fill squareshape.split.2x2.dotted.inside .and.outside squareshape.split.2x2.dotted.outside
      star.hexagon .fill suv.side.arrow.left.and.right .fill
      suv.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle .fill
      truck.pickup.side.arrow.left.and.right .fill
      truck.pickup.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle .fill
      cursorarrow.resize.north.east.south.east=pointer.arrow
      repeat.badge.xmark.circle.fill=repeat.badge.xmark character.cursor.ibeam: .bn .gu .kn .ml .mni
      .mr .or .pa .sat .si .ta .te character.magnify: .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta
      .te character.textbox: .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
      character.textbox.badge.sparkles: .ar .bn .gu .he .hi .ja .kn .ko .ml .mni .mr .or .pa .sat
      .si .ta .te .th .zh function: .ar info.circle.text.page: .rtl info.circle.text.page.fill: .rtl
      person.checkmark.and.xmark: .rtl person.fill.checkmark.and.xmark: .rtl textformat: .bn .gu .kn
      .ml .mni .mr .or .pa .sat .si .ta .te textformat.alt: .bn .gu .kn .ml .mni .mr .or .pa .sat
      .si .ta .te textformat.characters: .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
      textformat.characters.arrow.left.and.right: .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
      textformat.characters.dottedunderline: .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
      textformat.subscript: .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
      textformat.superscript: .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
      """
    ),
    (
      Version(18, 5),
      """
      apple.intelligence.badge.xmark beats.powerbeats.pro.2 .chargingcase .chargingcase.fill .left
      .right
      """
    ),
    (
      Version(26),
      """
      1.calendar 10.calendar 11.calendar 12.calendar 13.calendar 14.calendar 15.calendar 16.calendar
      17.calendar 18.calendar 19.calendar 2.calendar 20.calendar 21.calendar 22.calendar 23.calendar
      24.calendar 25.calendar 26.calendar 27.calendar 28.calendar 29.calendar 3.calendar 30.calendar
      31.calendar 4.calendar 5.calendar 6.calendar 7.calendar 8.calendar 9.calendar airplane.cloud
      airplane.landed airplane.path.dotted airplane.ticket .fill airplane.up.forward .app .app.fill
      airplane.up.right .app .app.fill airplaneseat app.background.dotted app.grid app.shadow
      app.specular app.translucent apple.books.pages .fill apple.classical.pages .fill apple.homekit
      apple.podcasts.pages .fill appletv.badge.checkmark .fill appletv.badge.exclamationmark .fill
      applewatch.badge.checkmark applewatch.badge.exclamationmark apps.ipad.badge.checkmark
      apps.ipad.badge.plus apps.ipad.on.rectangle.portrait.dashed apps.iphone.badge.checkmark
      aqi.medium.gauge.open arrow.down.circle.badge.pause .fill arrow.down.circle.badge.xmark .fill
      arrow.forward.folder .fill arrow.trianglehead.turn.up.right arrow.up.folder .fill
      backpack.sensor.tag.radiowaves.left.and.right .fill bed.double.badge.checkmark .fill
      bell.badge.waveform.slash .fill bicycle.sensor.tag.radiowaves.left.and.right .fill
      blood.pressure.cuff .badge.gauge.with.needle .badge.gauge.with.needle.fill .fill
      book.badge.plus .fill briefcase.sensor.tag.radiowaves.left.and.right .fill calendar.badge
      .lock calendar.day.timeline.leading.circle .fill calendar.day.timeline.left.circle .fill
      calendar.day.timeline.right.circle .fill calendar.day.timeline.trailing.circle .fill
      camera.sensor.tag.radiowaves.left.and.right .fill
      car.rear.road.lane.dashed.arrowtriangle.2.outward car.window.left.badge.lock
      car.window.right.badge.lock cellularbars.circle .fill character.text.justify
      chart.bar.xaxis.descending checkmark.app .fill checkmark.arrow.trianglehead.clockwise
      checkmark.circle.badge.airplane .fill checkmark.circle.badge.plus .fill
      checkmark.circle.dotted checkmark.circle.trianglebadge.exclamationmark.fill
      circle.grid.2x2.topleft.checkmark.filled circle.on.square .intersection.dotted .merge
      clock.arrow.trianglehead.clockwise.rotate.90.path.dotted clock.badge.airplane .fill
      coat.circle .fill contextualmenu.and.pointer.arrow creditcard.and.numbers
      creditcard.arrow.trianglehead.2.clockwise.rotate.90 creditcard.rewards .fill cube.circle .fill
      desktopcomputer.badge.checkmark desktopcomputer.badge.shield.checkmark display.and.screwdriver
      document.on.trash .fill dot.circle.and.pointer.arrow dot.crosshair
      dots.and.line.vertical.and.pointer.arrow.rectangle earbud.left earbud.right
      earbuds.bone.conduction .left .right earbuds.in.ear .left .right earbuds.stemless .left .right
      ellipsis.calendar ellipsis.circle.badge .fill envelope.and.hand.raised .fill
      envelope.badge.minus .fill envelope.badge.plus .fill envelope.open.badge.clock.fill
      environments .circle .circle.fill .fill .slash .slash.circle .slash.circle.fill .slash.fill
      eraser.badge.xmark .fill eraser.slash .fill eraser.trianglebadge.exclamationmark .fill
      eye.half.closed .fill f.cursive.slash fan.badge.arrow.up.and.down.and.arrow.left.and.right
      .fill fan.circle .fill fan.gauge.open figure.seated.side.left.air.distribution.indirect
      figure.seated.side.left.air.distribution.lower.angled.and.upper.angled
      figure.seated.side.left.air.distribution.upper.angled.and.dottedline.and.lower.angled
      figure.seated.side.right.air.distribution.indirect
      figure.seated.side.right.air.distribution.lower.angled.and.upper.angled
      figure.seated.side.right.air.distribution.upper.angled.and.dottedline.and.lower.angled
      figure.seated.side.right.child.lap figure.walk.suitcase.rolling .circle .circle.fill
      filemenu.and.pointer.arrow finder flame.gauge.open fuelpump.thermometer .fill
      gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird gauge.open
      .righthalf.dotted.with.needle.and.arrow.trianglehead.backward globe.badge.clock .fill
      globe.fill graph.2d graph.3d guidepoint.horizontal guidepoint.vertical .arrowtriangle.forward
      .numbers hand.thumbsdown.filled.hand.thumbsup hand.thumbsdown.hand.thumbsup .fill .filled
      handbag.sensor.tag.radiowaves.left.and.right .fill headphones.over.ear
      headphones.sensor.tag.radiowaves.left.and.right .fill heart.badge.bolt .fill .slash
      .slash.fill heart.gauge.open heat.waves.circle .fill heat.waves.gauge.open
      highlighter.badge.ellipsis homepod.badge.checkmark .fill homepod.mini.and.appletv .fill
      homepod.mini.badge.checkmark .fill hourglass.badge.lock humidifier.and.ellipsis .fill
      icloud.dashed inset.filled.bottomleading.bottomtrailing.rectangle
      inset.filled.bottomleft.bottomright.rectangle inset.filled.circle.slash
      inset.filled.leftthird.middlethird.rightthird.rectangle inset.filled.pano
      inset.filled.rectangle.and.pointer.arrow
      inset.filled.topthird.middlethird.bottomthird.rectangle ipad.badge.checkmark
      ipad.gen1.crop.homebutton.circle ipad.gen1.sizes ipad.gen2.sizes ipad.landscape.and.applewatch
      ipad.landscape.and.ipod iphone.and.ipod iphone.and.vision.pro iphone.badge.checkmark
      iphone.gen1.crop.homebutton.circle iphone.gen1.sizes iphone.gen2.sizes iphone.gen3.sizes
      iphone.pattern.diagonalline .on.rectangle.portrait.dashed ipod.and.applewatch
      ipod.and.vision.pro jacket.circle .fill jacket.sensor.tag.radiowaves.left.and.right .fill
      key.circle .fill key.sensor.tag.radiowaves.left.and.right .fill key.shield .fill
      laptopcomputer.badge.checkmark line.diagonal.trianglehead.up.right .left.down
      lines.measurement.horizontal.aligned.bottom list.bullet.badge.ellipsis
      list.dash.badge.ellipsis list.dash.header.rectangle.fill list.number.badge.ellipsis
      lock.badge.checkmark .fill lock.badge.xmark .fill lock.heart .fill lock.rectangle.dashed
      lock.square.dashed macbook.and.ipod macbook.badge.checkmark macbook.badge.exclamationmark
      macbook.badge.shield.checkmark macbook.gen1.sizes macbook.gen2.sizes macbook.sizes
      macbook.trianglebadge.exclamationmark macmini.badge.checkmark .fill macstudio.badge.checkmark
      .fill minus.arrow.trianglehead.clockwise
      minus.plus.lines.measurement.horizontal.aligned.bottom music.note.arrow.trianglehead.clockwise
      music.note.slash music.note.square.stack .fill music.pages .fill pad.header
      paint.bucket.classic pedestrian.gate.closed.trianglebadge.exclamationmark
      pedestrian.gate.open.trianglebadge.exclamationmark person.2.badge .fill person.2.shield .fill
      person.crop.circle.badge.ellipsis .fill person.spatialaudio.3d.fill person.spatialaudio.fill
      person.spatialaudio.stereo.3d.fill person.spatialaudio.stereo.fill
      person.text.rectangle.trianglebadge.exclamationmark .fill pet.carrier .circle .circle.fill
      .fill phone.pause .circle .circle.fill .fill play.diamond .fill
      plus.arrow.trianglehead.counterclockwise plus.capsule .fill pointer.arrow
      .and.square.on.square.dashed .click .click.2 .click.badge.clock .ipad
      .ipad.and.square.on.square.dashed .ipad.rays .ipad.slash .ipad.slash.square
      .ipad.slash.square.fill .ipad.square .ipad.square.fill .motionlines .motionlines.click .rays
      .slash .slash.square .slash.square.fill .square .square.fill rectangle.3.group.dashed
      rectangle.grid.1x3 .fill rectangle.landscape.rotate.slash rectangle.portrait.rotate.slash
      rectangle.stack.slash .fill repeat.badge.xmark ring .dashed sensor.radiowaves.left.and.right
      .fill service.dog .fill shoe.arrow.trianglehead.up.and.down .fill
      shoe.arrow.trianglehead.up.right .circle .circle.fill .fill siri
      slider.horizontal.below.circle.lefthalf.filled .inverse
      slider.horizontal.below.circle.righthalf.filled .inverse sparkle.text.clipboard .fill
      sparkles.2 spatial.capture .fill .on.hexagon .on.hexagon.fill .slash .slash.fill
      speaker.trianglebadge.exclamationmark .fill steeringwheel.badge.lock strikethrough.double
      stroke.line.diagonal .slash suitcase.circle .fill suitcase.rolling.and.film .circle
      .circle.fill .fill suitcase.rolling.and.suitcase .circle .circle.fill .fill
      suitcase.rolling.circle .fill text.below.folder .fill text.line.2.summary .badge.xmark
      text.line.3.summary text.pad.header .badge.clock .badge.plus text.rectangle .fill
      text.square.filled thermometer.and.ellipsis thermometer.gauge.open thermometer.tirepressure
      thermometer.variable.badge.clock thermometer.variable.badge.play ticket.circle .fill tram.card
      .fill tray.badge .fill umbrella.circle .fill umbrella.gauge.open
      umbrella.sensor.tag.radiowaves.left.and.right .fill underline.double vent.heat.waves.upward
      vision.pro.badge.checkmark .fill wallet.sensor.tag.radiowaves.left.and.right .fill
      waveform.low waveform.mid wifi.badge.lock xmark.circle.badge.airplane .fill ac=air.conditioner
      .slash macpro.gen3.badge.ckeckmark=macpro.gen3.badge.checkmark .fill
      macwindow.and.pointer.arrow=interface.window.and.pointer.arrow
      macwindow.stack=interface.window.stack 1.calendar: .ar .hi 10.calendar: .ar .hi 11.calendar:
      .ar .hi 12.calendar: .ar .hi 13.calendar: .ar .hi 14.calendar: .ar .hi 15.calendar: .ar .hi
      16.calendar: .ar .hi 17.calendar: .ar .hi 18.calendar: .ar .hi 19.calendar: .ar .hi
      2.calendar: .ar .hi 20.calendar: .ar .hi 21.calendar: .ar .hi 22.calendar: .ar .hi
      23.calendar: .ar .hi 24.calendar: .ar .hi 25.calendar: .ar .hi 26.calendar: .ar .hi
      27.calendar: .ar .hi 28.calendar: .ar .hi 29.calendar: .ar .hi 3.calendar: .ar .hi
      30.calendar: .ar .hi 31.calendar: .ar .hi 4.calendar: .ar .hi 5.calendar: .ar .hi 6.calendar:
      .ar .hi 7.calendar: .ar .hi 8.calendar: .ar .hi 9.calendar: .ar .hi apps.ipad.badge.checkmark:
      .rtl apps.ipad.on.rectangle.portrait.dashed: .rtl apps.iphone.badge.checkmark: .rtl
      arrow.forward.folder: .rtl arrow.forward.folder.fill: .rtl character.book.closed: .bn .gu .kn
      .ml .mni .mr .or .pa .sat .si .ta .te character.book.closed.fill: .bn .gu .kn .ml .mni .mr .or
      .pa .sat .si .ta .te character.bubble: .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
      character.bubble.fill: .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
      character.text.justify: .ar .bn .gu .he .hi .ja .kn .ko .ml .mni .mr .or .pa .sat .si .ta .te
      .th .zh filemenu.and.pointer.arrow: .rtl homepod.badge.checkmark: .rtl
      homepod.badge.checkmark.fill: .rtl homepod.mini.and.appletv: .rtl
      homepod.mini.and.appletv.fill: .rtl homepod.mini.badge.checkmark: .rtl
      homepod.mini.badge.checkmark.fill: .rtl list.number.badge.ellipsis: .hi .rtl
      macwindow.and.pointer.arrow: .rtl numbers: .bn .gu .km .kn .ml .mni .mr .my .or .pa .sat .te
      text.pad.header.badge.clock: .rtl textformat.numbers: .mr
      """
    ),
    (
      Version(26, 1),
      """
      air.conditioner .slash arrowtriangle.down.2 .fill
      arrowtriangle.forward.inset.filled.trailingthird.rectangle arrowtriangle.up.2 .fill
      button.horizontal.top .fill button.vertical.left .fill button.vertical.right .fill
      camera.viewfinder.badge.automatic digitalcrown .fill .horizontal .horizontal.fill
      head.profile.vision.pro.remove radicand.squareroot rectangle.badge.sparkles .fill
      slider.horizontal.below.sun.min star.rectangle .fill
      arrowtriangle.backward.inset.filled.trailingthird.rectangle=arrowtriangle.backward.inset.filled.leadingthird.rectangle
      inset.filled.rectangle.and.person.filled.slash=inset.filled.rectangle.and.person.slash
      inset.filled.rectangle.and.person.filled.slash: .rtl radicand.squareroot: .ar
      """
    ),
    (
      Version(27),
      """
      airpods.pro.gen1 .chargingcase.wireless .chargingcase.wireless.fill
      .chargingcase.wireless.radiowaves.left.and.right
      .chargingcase.wireless.radiowaves.left.and.right.fill .left .right airpods.pro.gen3
      .chargingcase.wireless .chargingcase.wireless.fill
      .chargingcase.wireless.radiowaves.left.and.right
      .chargingcase.wireless.radiowaves.left.and.right.fill .left .right alarm.badge.exclamationmark
      .fill alarm.badge.minus .fill alarm.badge.xmark .fill alarm.slash .fill app.grid.2x2
      .and.person.fill .bottom.dashed .bottom.dashed.fill .fill .topleading.dashed
      .topleading.dashed.fill .topleading.filled .topleft.dashed .topleft.dashed.fill
      .topleft.filled app.slash .fill apple.keynote.gen1 apple.keynote.gen2 apple.numbers.gen1
      apple.numbers.gen2 apple.pages.gen1 apple.pages.gen2 apple.visual.intelligence.gen1
      apple.visual.intelligence.gen2 apps.ipad.badge.exclamationmark
      apps.iphone.badge.exclamationmark apps.list.watchos arrow.uturn.down.backward
      arrow.uturn.down.forward arrow.uturn.down.left arrow.uturn.down.right
      arrowtriangle.backward.inset.filled.leadingthird.rectangle
      arrowtriangle.backward.leadingside.rectangle arrowtriangle.forward.trailingside.rectangle
      arrowtriangle.left.inset.filled.leftthird.rectangle arrowtriangle.left.leftside.rectangle
      arrowtriangle.right.inset.filled.rightthird.rectangle arrowtriangle.right.rightside.rectangle
      australiandollarsign.building.classical .fill australsign.building.classical .fill
      backward.bubble .fill bahtsign.building.classical .fill bitcoinsign.building.classical .fill
      brazilianrealsign.building.classical .fill bubble.left.and.heart.bubble.right .fill
      building.classical.columns .circle .fill calendar.day car.card .fill
      cedisign.building.classical .fill cellularbars.short.cellularbars centsign.building.classical
      .fill checkmark.circle.stack.horizontal .fill chineseyuanrenminbisign.building.classical .fill
      circle.on.app.liquid.glass .fill coloncurrencysign.building.classical .fill
      creditcard.badge.plus .fill cruzeirosign.building.classical .fill cube.badge.paintbrush .fill
      cube.plane.bottom.right.detached .fill danishkronesign.building.classical .fill
      dollarsign.building.classical .fill dongsign.building.classical .fill
      eurosign.building.classical .fill eurozonesign.building.classical .fill
      exclamationmark.viewfinder eyedropper.and.sparkles figure.2.ascending figure.2.descending
      figure.stand.and.figure.teen figure.teen .and.lock .and.lock.fill .and.lock.open
      .and.lock.open.fill florinsign.building.classical .fill francsign.building.classical .fill
      fuelpump.nozzle.and.drop gauge.range.33to100.dotted.with.needle globe.and.person
      guaranisign.building.classical .fill hammer.slash .fill hifispeaker.2.badge.checkmark .fill
      hifispeaker.2.badge.exclamationmark .fill hifispeaker.and.homepod.badge.checkmark .fill
      hifispeaker.and.homepod.badge.exclamationmark .fill
      hifispeaker.and.homepod.mini.badge.checkmark .fill
      hifispeaker.and.homepod.mini.badge.exclamationmark .fill hifispeaker.badge.checkmark .fill
      hifispeaker.badge.exclamationmark .fill homepod.2.badge.checkmark .fill
      homepod.2.badge.exclamationmark .fill homepod.and.homepod.mini.badge.checkmark .fill
      homepod.and.homepod.mini.badge.exclamationmark .fill homepod.badge.exclamationmark .fill
      homepod.mini.2.badge.checkmark .fill homepod.mini.2.badge.exclamationmark .fill
      homepod.mini.badge.exclamationmark .fill hryvniasign.building.classical .fill
      indianrupeesign.building.classical .fill info.app .fill info.circle.badge .fill
      inset.filled.bubble inset.filled.leadinghalf.arrowtriangle.backward.rectangle
      inset.filled.leadingthird.rectangle.badge.xmark
      inset.filled.lefthalf.arrowtriangle.left.rectangle
      inset.filled.leftthird.rectangle.badge.xmark inset.filled.rectangle.and.person .slash
      inset.filled.righthalf.arrowtriangle.right.rectangle
      inset.filled.rightthird.rectangle.badge.xmark inset.filled.square.dashed.micro
      inset.filled.trailinghalf.arrowtriangle.forward.rectangle
      inset.filled.trailingthird.rectangle.badge.xmark inset.left.half.filled.square.dashed.micro
      inset.left.half.square.dashed.micro inset.square.dashed.micro interface.window
      .and.pointer.arrow .badge.plus .dashed .on.rectangle .on.rectangle.dashed .stack iphone.duo
      .slash keyboard.interface.window kipsign.building.classical .fill laptopcomputer.display.clean
      larisign.building.classical .fill lirasign.building.classical .fill lock.video .fill
      macpro.gen3.badge.checkmark .fill malaysianringgitsign.building.classical .fill
      manatsign.building.classical .fill menopause microphone.dynamic.on.stand .circle .circle.fill
      millsign.building.classical .fill motor.electric.vehicle nairasign.building.classical .fill
      norwegiankronesign.building.classical .fill number.sign .circle .circle.fill .square
      .square.fill numero.sign paintbrush.slash .fill perimenopause person.badge.checkmark .fill
      .seal .seal.fill person.badge.creditcard .fill person.badge.gearshape .fill
      person.badge.location .fill person.building.classical .fill
      person.crop.circle.badge.magnifyingglass .fill person.number.sign.rectangle .fill
      person.text.rectangle.badge.clock .fill person.wave.2.inward .fill
      peruviansolessign.building.classical .fill pesetasign.building.classical .fill
      pesosign.building.classical .fill photo.badge.questionmark .fill photo.rectangle.dashed
      photo.slash .fill pizza.slice .fill pl.button.horizontal .fill play.bubble .fill
      play.rectangle.summary polishzlotysign.building.classical .fill pr.button.horizontal .fill
      recordingtape.badge rectangle.3.portrait.pano .fill rectangle.stack.and.person .fill
      ring.light rublesign.building.classical .fill rupeesign.building.classical .fill
      scope.continuous shekelsign.building.classical .fill shoe.running.and.shadow.fill
      singaporedollarsign.building.classical .fill siri.gen1 siri.gen2 siri.rectangle.dashed
      square.dashed.micro square.grid.month squareshape.on.pattern.diagonalline star.calendar
      sterlingsign.building.classical .fill suspension.shock.and.exhaust.mode
      swedishkronasign.building.classical .fill tengesign.building.classical .fill
      text.and.command.interface.window text.bubble.badge.sparkles .fill text.menu
      text.page.and.line.vertical.and.text.page text.short.and.text.long trackpad .fill
      tugriksign.building.classical .fill turkishlirasign.building.classical .fill
      vent.airflow.diffused vent.airflow.focused vent.airflow.manual vent.airflow.oscillating
      video.badge.questionmark .fill video.badge.shield.exclamationmark .fill viewfinder.and.person
      waveform.and.person waveform.house .fill widget.grid.2x1.rectangle .fill
      widget.small.badge.exclamationmark wifi.classic wonsign.building.classical .fill
      xmark.circle.stack.horizontal .fill xmark.interface.window xmark.viewfinder
      yensign.building.classical .fill
      """
    ),
  ]
}
