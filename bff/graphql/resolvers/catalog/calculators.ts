import type { GraphQLResolveInfo } from 'graphql'
import { productModels } from '../../../services/catalog/product-models.ts'
import type { ProductModel } from '../../../services/products/models.ts'
import { productsOfSkus } from '../../../services/products/product-lookup.ts'
import type { Page } from '../../../services/scope/page.ts'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { checkPage } from './page.ts'
import { productSelection } from './selection.ts'

/** @source ROOM-1 */
export const calculators: Resolvers = {
  Query: {
    mouldingCalculator: (_parent, { kind }, scope, info) =>
      proposeMouldings(kind === 'SKIRTING' ? 'skirting' : 'architrave', scope, info),
    deckCalculator: (_parent, _args, scope, info) => proposeDeck(scope, info),
  },
  MouldingCalculator: {
    mouldings: ({ mouldings }, page) => slicePage(mouldings, page),
  },
  DeckCalculator: {
    boards: ({ boards }, page) => slicePage(boards, page),
    joists: ({ joists }, page) => slicePage(joists, page),
  },
  RoomSuggestion: {
    kind: ({ kind }) => KINDS[kind],
    moulding: ({ kind }, _args, scope, info) => (kind === 'deck' ? null : proposeMouldings(kind, scope, info)),
    deck: ({ kind }, _args, scope, info) => (kind === 'deck' ? proposeDeck(scope, info) : null),
  },
}

function slicePage<T>(products: readonly T[], page: Page): readonly T[] {
  const { first, offset } = checkPage(page)
  return products.slice(offset, offset + first)
}

const KINDS = { skirting: 'SKIRTING', architrave: 'ARCHITRAVE', deck: 'DECK' } as const

async function proposeMouldings(kind: 'skirting' | 'architrave', scope: RequestScope, info: GraphQLResolveInfo | undefined) {
  const settings = scope.config.shop.calculators[kind]
  if (!settings) return null
  const { products, extras } = settings
  const used = extras.map(({ sku }) => sku)
  const find = await productFinder([...products, ...used], scope, info)
  const [mouldings, usedProducts] = await Promise.all([find(products, 'mouldings'), find(used, 'extras', 'product')])
  return {
    mouldings,
    extras: extras.flatMap(({ sku, metres }) => {
      const product = usedProducts.find((model) => model.sku === sku)
      return product ? [{ product, metres }] : []
    }),
  }
}

async function proposeDeck(scope: RequestScope, info: GraphQLResolveInfo | undefined) {
  const settings = scope.config.shop.calculators.deck
  if (!settings) return null
  const { products, gap, spacings } = settings
  const find = await productFinder([...products, ...settings.joists, ...settings.screws], scope, info)
  const [boards, joists, screws] = await Promise.all([
    find(products, 'boards'),
    find(settings.joists, 'joists'),
    find(settings.screws, 'screws'),
  ])
  return { gap, spacings, boards, joists, screws }
}

/** Looks up all products of a calculator with one platform call. */
async function productFinder(skus: readonly string[], scope: RequestScope, info: GraphQLResolveInfo | undefined) {
  const lookups = await productsOfSkus(skus, scope)
  /** @param path of the products in the answer */
  return async (wanted: readonly string[], ...path: readonly string[]): Promise<readonly ProductModel[]> => {
    const products = wanted.flatMap(
      (sku) => lookups.find((lookup) => lookup.sku === sku && lookup.childSku === null)?.product ?? [],
    )
    return productModels(products, productSelection(info, ...path), scope)
  }
}
