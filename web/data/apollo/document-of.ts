import type { DocumentNode } from 'graphql'
import { parsed } from '../generated/parsed.ts'

/** The document of an operation, parsed at build time. @throws if no operation has that name */
export function documentOf(name: string): DocumentNode {
  const document = parsed[name]
  if (!document) throw new Error(`There is no operation ${name}`)
  return document
}
