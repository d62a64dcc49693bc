import { z } from 'zod'
import type { Language } from '../../store-views.ts'

export type Text = Readonly<Record<Language, string>>

/** Creates a text that is the same in all languages: names, numbers, codes. */
export const same = (words: string): Text => ({ en: words, de: words, it: words })

/** A text in the data: one per language, or one for all. */
export const text: z.ZodType<Text> = z.union([
  z.string().transform(same),
  z.strictObject({ en: z.string(), de: z.string(), it: z.string() }),
])

/** Formats 6.5 in a language: '6.5', '6,5'. */
export const numeral = (value: number, language: Language): string =>
  language === 'en' ? String(value) : String(value).replace('.', ',')

export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Creates a slug: 'Oak board, 22 x 150 mm' becomes 'oak-board-22-x-150-mm'. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
