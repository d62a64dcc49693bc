import type { StoreView } from '../../store-views.ts'
import type { Calendar } from '../calendar.ts'
import { capitalize } from '../wording/text.ts'
import { BLOCKS, PAGE_TREES, PAGES } from './pages.ts'

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
  const text = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /^.{40,}?[.!?](?= |$)/.exec(text)?.[0] ?? text
}
