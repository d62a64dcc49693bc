import { TIMBER_ATTRIBUTES } from '#schema/rules/constants.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { isFlagged } from '../../domain/catalog/product-attributes.ts'
import { needsChoice } from '../../domain/products/needs-choice.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { rememberedWhile } from '../memoize.ts'
import type { GraphqlContext } from '../request-scope.ts'
import { urlSettings } from '../urls/url-settings.ts'
import type { ProductModel, ShownFacts, ShownParts } from './models.ts'
import { pictureOf } from './pictures.ts'

const facts = rememberedWhile<CatalogProduct, ShownFacts>()

/** What the catalogue alone says of a product. */
export const shownFacts = (product: CatalogProduct, context: Pick<GraphqlContext, 'config' | 'storeView'>): ShownFacts =>
  facts(product, [context.config, context.storeView], () => ({
    product,
    id: product.id,
    sku: product.sku,
    parentSku: product.sku,
    name: product.name,
    slug: product.slug,
    url: productUrl(product, urlSettings(context)),
    picture: pictureOf(product),
    phoneOrderOnly: isFlagged(product, TIMBER_ATTRIBUTES.phoneOrderOnly),
    needsChoice: needsChoice(product),
    metaTitle: product.metaTitle,
    metaDescription: product.metaDescription,
  }))

const models = rememberedWhile<ShownFacts, ProductModel>()

/** A product as it is answered; the very same for as long as nothing of it changes. */
export const productModel = (own: ShownFacts, childSku: string | null, parts: ShownParts): ProductModel =>
  models(own, [childSku, parts.price, parts.stock, parts.keyFacts], () => ({ ...own, childSku, ...parts }))
