import type { Language } from '../engine/text/stem.ts'
import type { View } from './entities.ts'

/** The language each store view's texts are in. */
export const LANGUAGES: Readonly<Record<View, Language>> = { default: 'en', de: 'de', it: 'it' }
