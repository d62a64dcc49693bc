import { TIMBER_ATTRIBUTES } from '#schema/rules/constants.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { isFlagged } from '../../domain/catalog/product-attributes.ts'
import { needsChoice } from '../../domain/products/needs-choice.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { memoizeWhile } from '../memoize.ts'
import type { RequestScope } from '../request-scope.ts'
import { urlSettings } from '../urls/url-settings.ts'
import type { ProductExtras, ProductFacts, ProductModel } from './models.ts'
import { pictureOf } from './pictures.ts'

const facts = memoizeWhile<CatalogProduct, ProductFacts>()

/** What the catalogue alone says of a product. */
export const productFacts = (product: CatalogProduct, scope: Pick<RequestScope, 'config' | 'storeView'>): ProductFacts =>
  facts(product, [scope.config, scope.storeView], () => ({
    product,
    id: product.id,
    sku: product.sku,
    parentSku: product.sku,
    name: product.name,
    slug: product.slug,
    url: productUrl(product, urlSettings(scope)),
    picture: pictureOf(product),
    phoneOrderOnly: isFlagged(product, TIMBER_ATTRIBUTES.phoneOrderOnly),
    needsChoice: needsChoice(product),
    metaTitle: product.metaTitle,
    metaDescription: product.metaDescription,
  }))

const models = memoizeWhile<ProductFacts, ProductModel>()

/** A product as it is answered; the very same for as long as nothing of it changes. */
export const productModel = (own: ProductFacts, childSku: string | null, parts: ProductExtras): ProductModel =>
  models(own, [childSku, parts.price, parts.stock, parts.keyFacts], () => ({ ...own, childSku, ...parts }))
