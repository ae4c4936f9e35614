// How a view changes: an object goes into members or places of a list, [value] replaces what was there, [] removes it.
type Json = unknown;

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value after the patch; what has not changed is the same object as before, so that only the changed parts are drawn anew. */
export function patched<X>(value: X, patch: Json): X {
  return changed(value, patch, '') as X;
}

function changed(value: Json, patch: Json, path: string): Json {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0];
    throw new Error(`a patch at "${path}" must be an object or a list with one value`);
  }
  if (!isObject(patch)) throw new Error(`a patch at "${path}" must be an object or a list`);
  const entries = Object.entries(patch);
  if (entries.length === 0) return value;
  if (Array.isArray(value)) return inList(value, entries, path);
  if (isObject(value)) return inMembers(value, entries, path);
  throw new Error(`a patch goes into "${path}", and there is nothing to go into`);
}

function inList(list: Json[], entries: [string, Json][], path: string): Json[] {
  const copy = [...list];
  for (const [place, inner] of entries) {
    const index = Number(place);
    if (!Number.isInteger(index) || index < 0 || index >= list.length)
      throw new Error(`a patch names the place ${place} of "${path}", which has ${list.length}`);
    copy[index] = changed(list[index], inner, `${path}.${place}`);
  }
  return copy;
}

function inMembers(members: Record<string, Json>, entries: [string, Json][], path: string): Record<string, Json> {
  const copy = { ...members };
  for (const [name, inner] of entries) {
    if (Array.isArray(inner) && inner.length === 0) delete copy[name];
    else copy[name] = changed(members[name], inner, `${path}.${name}`);
  }
  return copy;
}
