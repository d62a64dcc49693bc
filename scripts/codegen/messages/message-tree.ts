import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'

/** The arguments of a text, by name. */
export type Arguments = ReadonlyMap<string, ArgumentKind>

/** `text` takes texts and numbers as they are, `number` formats it or chooses by it, `choice` chooses by a text. */
export type ArgumentKind = 'text' | 'number' | 'moment' | 'boolean' | 'choice'

/** A text in ICU MessageFormat, parsed. */
export interface ParsedText {
  readonly source: string
  readonly elements: readonly MessageFormatElement[]
}

/** The texts of a language, by key: `cart.title`. Items of lists have their position as the last part: `account.stages.0`. */
export type Texts = ReadonlyMap<string, ParsedText>

/** A fault of a language's file. @param key of the text, as 'cart.title' */
export interface TextProblem {
  readonly language: string
  readonly key: string
  readonly problem: string
}

/**
 * Parses the file of a language. A text is a string; an empty one counts as missing, so that a translator can leave it for later.
 * @param json content of the file, decoded
 * @param report called with each text that cannot be parsed; such texts are left out
 */
export function parseTexts(json: unknown, report: (key: string, problem: string) => void): Texts {
  const texts = new Map<string, ParsedText>()
  function read(value: unknown, key: string) {
    if (typeof value === 'string') {
      const elements = value.trim() === '' ? null : parseText(value, (problem) => report(key, problem))
      if (elements) texts.set(key, { source: value, elements })
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) read(part, key === '' ? name : `${key}.${name}`)
    } else report(key, 'is neither a text nor a group of texts')
  }
  read(json, '')
  return texts
}

function parseText(source: string, report: (problem: string) => void): readonly MessageFormatElement[] | null {
  try {
    return parse(source, { ignoreTag: true })
  } catch (error) {
    report(`is not an ICU message: ${error instanceof Error ? error.message : error}`)
    return null
  }
}
