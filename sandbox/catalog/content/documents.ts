import { z } from 'zod'
import type { StoreView } from '../../store-views.ts'
import type { Calendar } from '../calendar.ts'
import { readData } from '../read-data.ts'
import { capitalize, text } from '../wording/text.ts'

/** A content page or block. `content` is HTML. */
const page = z.strictObject({ id: z.number(), identifier: z.string(), title: text, content: text })
const tree = z.strictObject({ id: z.number(), identifier: z.string(), label: text, pages: z.array(page) })

/** The page trees, in hierarchy order. */
export const PAGE_TREES = [readData('pages/help', tree), readData('pages/guides', tree), readData('pages/buying-guides', tree)]
export const PAGES = PAGE_TREES.flatMap(({ pages }) => pages)
export const BLOCKS = readData('blocks', z.array(page))

type Document = Record<string, unknown>

/** @source platform contract §2.15 */
export const pageDocuments = (view: StoreView, calendar: Calendar): Document[] =>
  PAGES.map((page) => {
    const title = page.title[view.language]
    const content = page.content[view.language]
    return {
      id: page.id,
      identifier: page.identifier,
      url_path: page.identifier,
      title,
      content_heading: title,
      content,
      meta_title: title,
      meta_keywords: '',
      meta_description: firstSentence(content),
      page_layout: '1column',
      store_id: view.storeId,
      active: true,
      ...times(page.id, calendar),
    }
  })

export const blockDocuments = (view: StoreView, calendar: Calendar): Document[] =>
  BLOCKS.map((block) => ({
    id: block.id,
    identifier: block.identifier,
    title: block.title[view.language],
    content: block.content[view.language],
    store_id: view.storeId,
    active: true,
    ...times(block.id, calendar),
  }))

/** Returns one node per tree and one per page in it. */
export const hierarchyDocuments = (view: StoreView): Document[] =>
  PAGE_TREES.flatMap(({ id, identifier, label, pages }) => [
    node(id, null, null, identifier, capitalize(label[view.language]), view),
    ...pages.map((page) => node(id * 100 + page.id, id, page.id, page.identifier, page.title[view.language], view, identifier)),
  ])

function node(
  id: number,
  parent: number | null,
  page: number | null,
  identifier: string,
  label: string,
  view: StoreView,
  tree?: string,
): Document {
  return {
    id,
    node_id: id,
    parent_node_id: parent,
    page_id: page,
    identifier,
    label,
    level: parent === null ? 1 : 2,
    request_url: tree ? `${tree}/${identifier}` : identifier,
    xpath: parent === null ? String(id) : `${parent}/${id}`,
    store_id: view.storeId,
  }
}

const times = (id: number, calendar: Calendar) => ({ creation_time: calendar.at(-900 - id), update_time: calendar.at(-30 - id) })

/** Returns the first sentence of a page, without markup. */
const firstSentence = (html: string): string => {
  const plain = html.replaceAll(/(?:<[^>]+>|\s)+/g, ' ').trim()
  return /^.{40,}?[.!?](?= |$)/.exec(plain)?.[0] ?? plain
}
