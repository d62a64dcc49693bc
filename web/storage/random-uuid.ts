/** A random UUID. Browsers have `crypto.randomUUID` only on pages served with TLS or from the machine itself. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)).map(withVersion)
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Version 4, variant 1. @source RFC 9562 §5.4 */
function withVersion(byte: number, place: number): number {
  if (place === 6) return (byte & 0x0f) | 0x40
  return place === 8 ? (byte & 0x3f) | 0x80 : byte
}
