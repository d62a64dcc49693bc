import { isFollowedLink } from '#schema/rules/followed-link.ts'
import type { AttributeValue } from './catalog.types.ts'

export interface ProductDocument {
  readonly title: string
  readonly url: string
}

/**
 * Reads a product's data sheets and guides, one per line: 'Fitting guide|https://…/guide.pdf'. A line without a title is named
 * after its file. Only web URLs and paths of this shop are accepted.
 */
export function readDocuments(value: AttributeValue | undefined): readonly ProductDocument[] {
  const lines = typeof value === 'string' ? value.split(/\r?\n/) : (value ?? [])
  return lines.flatMap((line) => {
    const separator = line.lastIndexOf('|')
    const url = line.slice(separator + 1).trim()
    const title = line.slice(0, Math.max(separator, 0)).trim() || fileName(url)
    return isFollowedLink(url) ? [{ title, url }] : []
  })
}

const fileName = (url: string) => url.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? url
