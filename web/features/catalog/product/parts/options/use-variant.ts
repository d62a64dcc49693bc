import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useParams } from 'react-router'
import { useShop } from '../../../../../data/shop.tsx'
import { routerPath } from '../../../../../data/shop-path.ts'
import { keepReviewSort } from '../../../reviews/index.ts'
import type { ConfigurableView, VariantView } from '../../product.types.ts'
import { type Choice, chooseValue, findUrlVariant, findVariant, hasUnknownVariant, toChoice } from './variant-choice.ts'

export interface VariantState {
  readonly choice: Choice
  /** Null while the choice is incomplete. */
  readonly variant: VariantView | null
  /** The URL names a variant that does not exist, and nothing has been chosen instead. */
  readonly isUnknown: boolean
  readonly choose: (attributeCode: string, valueId: string) => void
}

/** Changing the variant is not a navigation: nothing is reloaded and the scroll position stays. */
const SAME_PAGE = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }

/**
 * The current choice of a configurable product. A complete choice updates the URL, and the URL restores it. The order of the reviews stays
 * in the URL. If the shop opens products with a default variant, it is chosen and in the URL from the start.
 * @source PROD-3, REVIEW-8
 */
export function useVariant(product: Pick<ConfigurableView, 'options' | 'variants' | 'url' | 'defaultVariant'>): VariantState {
  const url = useLocation()
  const { childSku } = useParams()
  const navigate = useNavigate()
  const navigation = useNavigationType()
  const { basePath } = useShop()
  const urlVariant = findUrlVariant(product.variants, url)
  const defaultVariant = product.variants.find(({ sku }) => sku === product.defaultVariant?.sku) ?? null
  const [lastUrlSku, setLastUrlSku] = useState(urlVariant?.sku)
  const [choice, setChoice] = useState<Choice>(() => toChoice(urlVariant ?? defaultVariant))
  const variant = findVariant(product, choice)
  if (urlVariant?.sku !== lastUrlSku) {
    setLastUrlSku(urlVariant?.sku)
    // A replaced URL comes from a choice made here, which may have changed since.
    if (urlVariant && navigation !== 'REPLACE') setChoice(toChoice(urlVariant))
  }
  const target = variant === urlVariant ? undefined : keepReviewSort(variant?.url ?? product.url, url.search)
  useEffect(() => {
    if (target) navigate(routerPath(basePath, target), SAME_PAGE)
  }, [target, basePath, navigate])
  const choose = (attributeCode: string, valueId: string) => setChoice(chooseValue(product, choice, attributeCode, valueId))
  const isUnknown = Object.keys(choice).length === 0 && hasUnknownVariant(product.variants, url, childSku)
  return { choice, variant, isUnknown, choose }
}
