import type { Format } from './format.ts'
import type { language as english } from './generated/en/index.ts'

/** A part of the shop with its own texts: a group in the file of each language. */
export type Namespace = keyof typeof english

/** What the shop says, by namespace, in the shape of the English texts: strings, and functions where something is put in. */
export type Messages = { readonly [N in Namespace]: ReturnType<Awaited<ReturnType<(typeof english)[N]>>['messages']> }

/** What a language has to bring: every text of every namespace, each namespace fetched when it is needed. */
export type Language = { readonly [N in Namespace]: () => Promise<{ readonly messages: (format: Format) => Messages[N] }> }
