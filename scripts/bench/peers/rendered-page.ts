import { builtRenderer } from '../../../bff/http/pages/renderer/built-renderer.ts'
import type { Load } from '../../../schema/operation.ts'
import { answerTo, type PageData } from '../../../web/data/page-data.ts'
import type { Served } from './peer.types.ts'

/** Renders a page of the shop with its own components and one `renderToString`, from data that is there. */
export async function pageRenderer({ url, data }: Served['page']): Promise<() => Promise<string>> {
  const { shop, answers } = data as PageData
  const { renderPage, assets } = await builtRenderer('dist')
  const load: Load = async (operation) => {
    const answer = answerTo(answers, operation)
    if (answer === undefined) throw new Error(`The page has no answer to ${operation.name}`)
    return answer
  }
  return async () => (await renderPage({ request: new Request(url), load, shop, assets })).html
}
