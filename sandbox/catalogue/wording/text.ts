import { z } from 'zod'
import type { Language } from '../../store-views.ts'

/** The same words in the three languages of the store views. */
export type Text = Readonly<Record<Language, string>>

/** Words that are the same everywhere: names, numbers, codes. */
export const same = (words: string): Text => ({ en: words, de: words, it: words })

/** A text as it is written in the data: one for each language, or one for all. */
export const text: z.ZodType<Text> = z.union([
  z.string().transform(same),
  z.strictObject({ en: z.string(), de: z.string(), it: z.string() }),
])

/** 6.5 as the language writes it: '6.5', '6,5'. */
export const numeral = (value: number, language: Language): string =>
  language === 'en' ? String(value) : String(value).replace('.', ',')

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** An address part made of a name: 'Oak board, 22 x 150 mm' becomes 'oak-board-22-x-150-mm'. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
