/** Whether the user or the password of a URL can be decoded. */
export function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== null
  } catch {
    return false
  }
}
