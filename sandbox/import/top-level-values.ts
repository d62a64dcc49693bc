/**
 * Splits a JSON array or concatenated values into texts with their first line.
 * Splits at brackets only and does not validate, so that one bad item does not affect others.
 */
export function* topLevelValues(json: string): Iterable<{ line: number; text: string }> {
  const outer = json.trimStart().startsWith('[') ? 1 : 0
  let [depth, line, start, startLine] = [0, 1, -1, 1]
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === '\n') line++
    else if (sign === '"') at = endOfText(json, at)
    else if (sign === '{' || sign === '[') {
      if (depth === outer) [start, startLine] = [at, line]
      depth++
    } else if (sign === '}' || sign === ']') {
      depth--
      if (depth === outer && start >= 0) {
        yield { line: startLine, text: json.slice(start, at + 1) }
        start = -1
      }
    }
  }
  if (depth > 0) yield { line: start >= 0 ? startLine : line, text: json.slice(start >= 0 ? start : json.length) }
}

/** Returns the index of the closing quotation mark. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === '\\') at++
    else if (json[at] === '"') return at
  }
  return json.length
}
