import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useParams } from 'react-router'
import { useShop } from '../../../../../data/shop.tsx'
import { routerPath } from '../../../../../data/shop-path.ts'
import type { ConfigurableView, VariantView } from '../../product.types.ts'
import { type Choice, choiceOf, namedVariant, namesNoVariant, variantOf, withValue } from './variant-choice.ts'

export interface VariantChoice {
  readonly choice: Choice
  /** Null while the choice is incomplete. */
  readonly variant: VariantView | null
  /** The URL names a variant that does not exist. */
  readonly isUnknown: boolean
  readonly choose: (attributeCode: string, valueId: string) => void
}

/** Changing the variant is not a navigation: nothing is reloaded and the scroll position stays. */
const SAME_PAGE = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }

/**
 * The current choice of a configurable product. A complete choice updates the URL, and the URL restores it. If the shop opens products
 * with a default variant, it is chosen and in the URL from the start.
 * @source PROD-3
 */
export function useVariant(product: Pick<ConfigurableView, 'options' | 'variants' | 'url' | 'defaultVariant'>): VariantChoice {
  const address = useLocation()
  const { childSku } = useParams()
  const navigate = useNavigate()
  const navigation = useNavigationType()
  const { basePath } = useShop()
  const named = namedVariant(product.variants, address)
  const first = product.variants.find(({ sku }) => sku === product.defaultVariant?.sku) ?? null
  const [followed, setFollowed] = useState(named?.sku)
  const [choice, setChoice] = useState<Choice>(() => choiceOf(named ?? first))
  const variant = variantOf(product, choice)
  if (named?.sku !== followed) {
    setFollowed(named?.sku)
    // A replaced URL comes from a choice made here, which may have changed since.
    if (named && navigation !== 'REPLACE') setChoice(choiceOf(named))
  }
  const wanted = variant === named ? undefined : (variant?.url ?? product.url)
  useEffect(() => {
    if (wanted) navigate(routerPath(basePath, wanted), SAME_PAGE)
  }, [wanted, basePath, navigate])
  const choose = (attributeCode: string, valueId: string) => setChoice(withValue(product, choice, attributeCode, valueId))
  return { choice, variant, isUnknown: namesNoVariant(product.variants, address, childSku), choose }
}
