/** Maximum depth of JSON encoded as a string. */
const MOST_LAYERS = 3

/**
 * The extension's result as JSON. The extension sends it as JSON, or encoded as a string once or twice. @source BLOG-2; platform contract
 * E10
 */
export function unpackJson(result: unknown): unknown {
  let value = result
  for (let layer = 0; layer < MOST_LAYERS && typeof value === 'string'; layer += 1) {
    try {
      value = JSON.parse(value)
    } catch {
      return null // a string that is not JSON contains no posts
    }
  }
  return value
}
