import { categoryUrl } from '../../domain/urls/category-url.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { createTimeBudget } from '../../platform/base/time-budget.ts'
import { activeCategory } from '../catalog/categories.ts'
import { cmsPageUrl, findCmsPage } from '../content/cms.ts'
import { lookUpProduct, productByKey } from '../products/product-lookup.ts'
import { urlSettings } from '../products/url-settings.ts'
import { createRequestScope, type RequestScope } from '../scope/request-scope.ts'
import { type RouteTarget, routeTarget } from './route.ts'

export interface Alternate {
  readonly storeView: string
  /** Includes the prefix of the store view. */
  readonly path: string
}

export interface Alternates {
  readonly pages: readonly Alternate[]
  /** True if an answer was too late to be included: a later request may get more pages. */
  readonly isLate: boolean
}

/** Time limit for all store views together; late ones are left out. */
const WITHIN_MS = 300

/**
 * The same page in every store view that has it: a product by its sku, a category by its id, a CMS page by its identifier. Store views are
 * queried in parallel. Empty if there is only one store view, if no other has the page, and for other kinds of pages.
 * @param path with the prefix of its store view, without a query
 * @param withinMs time limit
 * @source SCREEN-21, VIEW-2
 */
export async function findAlternates(path: string, scope: RequestScope, withinMs = WITHIN_MS): Promise<Alternates> {
  const { storeViews } = scope.config
  if (storeViews.length < 2) return { pages: [], isLate: false }
  const budget = createTimeBudget(withinMs)
  const target = await budget.race(unlessFailed(routeTarget(path, null, scope), scope))
  if (!target || target.kind === 'redirect') return { pages: [], isLate: budget.exceeded() }
  const found = await Promise.all(
    storeViews.map((storeView) => budget.race(unlessFailed(pathIn(target, inStoreView(storeView, scope)), scope))),
  )
  const pages = storeViews.flatMap(({ code }, i) => (found[i] ? [{ storeView: code, path: found[i] }] : []))
  return { pages: pages.length > 1 ? pages : [], isLate: budget.exceeded() }
}

export const inStoreView = (
  storeView: RequestScope['storeView'],
  { platform, config, dictionaries, log, now, requestId }: RequestScope,
): RequestScope => createRequestScope({ platform, config, dictionaries }, { storeView, log, now, requestId })

/** The path of a target in the store view of `scope`; null if that has no such page. */
export async function pathIn(target: Exclude<RouteTarget, { kind: 'redirect' }>, scope: RequestScope): Promise<string | null> {
  switch (target.kind) {
    case 'product': {
      const found = await lookUpProduct(await productByKey('sku', target.product.sku, scope), scope)
      return found && found.childSku === null ? productUrl(found.product, urlSettings(scope)) : null
    }
    case 'category': {
      const category = await activeCategory({ id: target.category.id }, scope)
      return category && categoryUrl(category, urlSettings(scope))
    }
    case 'content': {
      const page = await findCmsPage(target.page.identifier, scope)
      return page && cmsPageUrl(page.identifier, scope)
    }
  }
}

/** Turns an error into null, so that one failing store view does not affect the others. */
export async function unlessFailed<Value>(work: Promise<Value>, { log }: RequestScope): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    log.debug({ err: error }, 'alternate page lookup failed')
    return null
  }
}
