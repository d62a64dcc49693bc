import { describe, expect, it } from 'vitest'
import { de } from './de/de.ts'
import { en } from './en/en.ts'
import { BRITISH } from './format.test-kit.ts'
import { formatFor } from './format.ts'
import { it as italian } from './it/it.ts'
import type { Language, Namespace } from './messages.types.ts'

const NAMES = Object.keys(en) as Namespace[]
/** A value for each parameter, recognizable in the text made with it. */
const MARK = '‹mark›'
/** Texts that are the same in every language on purpose. */
const ALIKE = /^[\s\d×%()./,:;–-]*$|‹mark›|^(?:OK|Menu|Newsletter|Account|Name|Video|Filter|Video|Set|Download)$/

type Leaf = readonly [path: string, text: unknown]

const leaves = (value: unknown, path: string): readonly Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}.${key}`))
    : [[path, value]]

async function textsOf(language: Language, name: Namespace): Promise<ReadonlyMap<string, unknown>> {
  const { messages } = await language[name]()
  return new Map(leaves(messages(formatFor(BRITISH)), name))
}

// ERROR-7
describe.each([
  ['German', de],
  ['Italian', italian],
])('%s', (_, language) => {
  it.each(NAMES)('has the texts of %s, and puts in the same', async (name) => {
    const [english, own] = await Promise.all([textsOf(en, name), textsOf(language, name)])
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [path, text] of own) {
      expect(typeof text, path).toBe(typeof english.get(path))
      if (typeof text === 'string') expect(text.trim(), path).not.toBe('')
    }
  })

  it('is no copy of the English texts', async () => {
    const pairs = await Promise.all(
      NAMES.map(async (name) => ({ own: await textsOf(language, name), english: await textsOf(en, name) })),
    )
    const copied = pairs.flatMap(({ own, english }) =>
      [...own]
        .filter(([path, text]) => typeof text === 'string' && text === english.get(path) && !ALIKE.test(text))
        .map(([path]) => path),
    )
    expect(copied.length, copied.join(', ')).toBeLessThan(12)
  })

  it('says every text that is put in', async () => {
    for (const name of NAMES) {
      const [english, own] = await Promise.all([textsOf(en, name), textsOf(language, name)])
      for (const [path, text] of own) {
        const original = english.get(path)
        const [said, expected] = [marksIn(text), marksIn(original)]
        if (said && expected) expect(said, path).toEqual(expected)
      }
    }
  })
})

/** Which arguments are in what a text says, when all are texts; null for what takes other things. */
function marksIn(text: unknown): readonly boolean[] | null {
  if (typeof text !== 'function') return null
  const marks = Array.from({ length: text.length }, (_, index) => `${MARK}${index}`)
  try {
    const said: unknown = text(...marks)
    return typeof said === 'string' ? marks.map((mark) => said.toLowerCase().includes(mark.toLowerCase())) : null
  } catch {
    return null
  }
}
