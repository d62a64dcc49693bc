const SCRATCH_BYTES = 1024 * 1024
const MOST_BYTES_OF_A_UNIT = 3
const scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES)

/**
 * A text as the bytes that are sent. A text that is sent as it is gets measured first and encoded then, which takes twice
 * as long for a long one; here it is encoded where there is room enough in any case.
 */
export function utf8(text: string): Buffer {
  if (text.length * MOST_BYTES_OF_A_UNIT > SCRATCH_BYTES) return Buffer.from(text)
  return Buffer.from(scratch.subarray(0, scratch.write(text)))
}
