import type { Language, StoreView } from '../../store-views.ts'
import { de } from './de.ts'
import { en, type Texts } from './en.ts'
import { it } from './it.ts'

const TEXTS: Readonly<Record<Language, Texts>> = { en, de, it }

/** What the platform says to shoppers of a store view. */
export const textsOf = ({ language }: Pick<StoreView, 'language'>): Texts => TEXTS[language]

/** Where a shop has the pages of a store view, without a slash at its end. @param shopUrl its origin */
export const homeOf = ({ code }: Pick<StoreView, 'code'>, shopUrl: string): string =>
  code === 'default' ? shopUrl : `${shopUrl}/${code}`
