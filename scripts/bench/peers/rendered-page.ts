import { builtRenderer } from '../../../bff/http/pages/renderer/built-renderer.ts'
import type { Load } from '../../../schema/operation.ts'
import { findResult, type PageData } from '../../../web/data/page-data.ts'
import type { PeerInput } from './peer.types.ts'

/** Renders a page of the shop with its own components and one `renderToString`, from data that is there. */
export async function pageRenderer({ url, data }: PeerInput['page']): Promise<() => Promise<string>> {
  const { shop, results } = data as PageData
  const { renderPage, assets } = await builtRenderer('dist')
  const load: Load = async (operation) => {
    const result = findResult(results, operation)
    if (result === undefined) throw new Error(`The page has no result of ${operation.name}`)
    return result
  }
  return async () => (await renderPage({ request: new Request(url), load, shop, assets })).html
}
