import { messages as de } from '../../bff/domain/messages/generated/de.ts'
import { messages as en } from '../../bff/domain/messages/generated/en.ts'
import { messages as italian } from '../../bff/domain/messages/generated/it.ts'
import { allMessages } from '../../web/messages/all-messages.ts'
import { BRITISH, GERMAN } from '../../web/messages/format.test-kit.ts'
import type { Texts } from './specification-texts.ts'

/** The texts of the shop in each language, by store view path. */
export const LANGUAGES: Readonly<Record<'' | '/de' | '/it', Texts>> = {
  '': { words: await allMessages(BRITISH), server: en },
  '/de': { words: await allMessages(GERMAN), server: de },
  '/it': {
    words: await allMessages({ ...GERMAN, language: 'it-IT', locale: 'it-IT', timeZone: 'Europe/Rome' }),
    server: italian,
  },
}
