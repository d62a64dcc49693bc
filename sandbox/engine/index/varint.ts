/** Encodes non-negative integers in as few bytes as possible: seven bits per byte, lowest first. */
export function encodeNumbers(values: readonly number[]): Uint8Array {
  let length = 0
  for (const value of values) length += countBytes(value)
  const bytes = new Uint8Array(length)
  let at = 0
  for (let value of values) {
    while (value > 127) {
      bytes[at++] = (value & 127) | 128
      value >>>= 7
    }
    bytes[at++] = value
  }
  return bytes
}

/** Decodes the output of `encodeNumbers`. */
export function decodeNumbers(bytes: Uint8Array): number[] {
  const values: number[] = []
  let value = 0
  let shift = 0
  for (const byte of bytes) {
    value |= (byte & 127) << shift
    if (byte > 127) shift += 7
    else {
      values.push(value >>> 0)
      value = 0
      shift = 0
    }
  }
  return values
}

function countBytes(value: number): number {
  let bytes = 1
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes++
  return bytes
}
