import type { Format } from './format.ts'
import type { language as english } from './generated/en/index.ts'

/** A part of the shop with its own texts: a group in the file of each language. */
export type Namespace = keyof typeof english

/** The texts of the shop by namespace, in the shape of the English ones: strings, and functions for texts with values. */
export type Messages = { readonly [N in Namespace]: ReturnType<Awaited<ReturnType<(typeof english)[N]>>['messages']> }

/** A language has every text of every namespace. Each namespace is fetched when it is needed. */
export type Language = { readonly [N in Namespace]: () => Promise<{ readonly messages: (format: Format) => Messages[N] }> }
