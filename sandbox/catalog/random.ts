/** Returns an integer from 0 that depends only on the text (FNV-1a, 32 bit). */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return mixBits(value)
}

/** Returns a number from 0 to less than 1 that depends only on the text, so it is the same in every run. */
export const chance = (text: string): number => hash(text) / 2 ** 32

/** Returns an integer from `low` to `high`, both included. */
export const between = (text: string, low: number, high: number): number => low + (hash(text) % (high - low + 1))

export function pick<T>(text: string, choices: readonly T[]): T {
  const choice = choices[hash(text) % choices.length]
  if (choice === undefined) throw new Error(`nothing to pick from for '${text}'`)
  return choice
}

function mixBits(value: number): number {
  let bits = value ^ (value >>> 16)
  bits = Math.imul(bits, 0x85ebca6b)
  bits ^= bits >>> 13
  bits = Math.imul(bits, 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
