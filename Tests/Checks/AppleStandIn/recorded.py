"""A spec as the records of its app hold it."""

import copy

import play


def repeats_itself(nodes):
    """Whether one node is written several times, as no availability says where all of them are."""
    bare = [{key: value for key, value in node.items() if key != "availability"} for node in nodes]
    return (any(node in bare[:position] for position, node in enumerate(bare))
            or any(repeats_itself(node.get("children", [])) for node in nodes))


def projected(availability, state):
    """An availability in a state of the conditions; None where it is nowhere."""
    availability = dict(availability)
    if not set(availability.pop("when", [])) <= state or set(availability.pop("unless", [])) & state:
        return None
    return availability


def named(text, number):
    """An identifier as the nodes of a sample have it."""
    return text.replace("*", number, 1) if "*" in text else f"{text}.{number}"


def sample(node, number, title):
    """A node for a sample of a repeated one, with all that is in it."""
    node = copy.deepcopy(node)
    node.pop("repeats")
    node["title"] = title
    waiting = [node]
    while waiting:
        part = waiting.pop()
        if "identifier" in part:
            part["identifier"] = named(part["identifier"], number)
        if "defaultChildIdentifier" in part:
            part["defaultChildIdentifier"] = named(part["defaultChildIdentifier"], number)
        if "displayOrderIdentifiers" in part:
            part["displayOrderIdentifiers"] = [
                named(text, number) for text in part["displayOrderIdentifiers"]]
        waiting += part.get("children", [])
    return node


def recorded_nodes(nodes, state):
    result = []
    for node in nodes:
        availability = projected(node.get("availability", {}), state)
        if availability is None:
            continue
        node = {key: value for key, value in node.items()
                if key not in ("performsAction", "badgeValue", "live", "leadsTo", "availability")}
        if availability:
            node["availability"] = availability
        if node.get("isHidden") is False:
            node.pop("isHidden")
        if "children" in node:
            node["children"] = recorded_nodes(node["children"], state)
        if "repeats" in node:
            samples = node["repeats"]["samples"]
            result += [sample(node, str(n), title) for n, title in enumerate(samples, 1)]
        else:
            result.append(node)
    return result


def recorded_values(values):
    """Keys of the root, or of a variant, as records hold them."""
    if "bottomAccessory" in values:
        values["bottomAccessory"] = {"title": "Accessory"}
    sidebar = values.get("sidebar", {})
    sidebar.pop("isHidden", None)
    for key, title in {"header": "Header", "footer": "Footer", "bottomBar": "Bottom Bar"}.items():
        if key in sidebar:
            sidebar[key] = {"title": title}
    values.pop("initialTabIdentifier", None)
    return values


def as_recorded(spec, state):
    """The spec in a state of its conditions, without what no record holds."""
    spec = recorded_values(copy.deepcopy(spec))
    spec.pop("conditions", None)
    variants = []
    for variant in spec.pop("variants", []):
        availability = projected(variant["availability"], state)
        if availability is None:
            continue
        values = recorded_values(variant)
        # A variant with keys that no record has is no variant.
        if set(values) == {"availability"}:
            continue
        # Without conditions the variant may apply everywhere.
        variants.append({**values, "availability": availability
                         or {"platforms": [p for p in play.PLATFORMS if p != "macOS"]}})
    if variants:
        spec["variants"] = variants
    spec["tabs"] = recorded_nodes(spec["tabs"], state)
    return spec
