import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useShop } from '../../../../data/shop.tsx'
import { routerPath } from '../../../../data/shop-path.ts'
import type { ConfigurableView, VariantView } from '../../product.types.ts'
import { type Choice, choiceOf, namedVariant, namesNoVariant, variantOf, withValue } from './variant-choice.ts'

export interface VariantChoice {
  readonly choice: Choice
  /** Null while the choice is not complete. */
  readonly variant: VariantView | null
  /** The address asks for a variant that there is not. */
  readonly isUnknown: boolean
  readonly choose: (attributeCode: string, valueId: string) => void
}

/** Another variant is no other page: nothing is loaded, nothing moves. */
const SAME_PAGE = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }

/**
 * What is chosen of a configurable product. The address follows a complete choice, and leads back to it. Where the shop
 * opens products with a variant, that one is chosen and in the address from the start.
 * @source PROD-3
 */
export function useVariant(product: Pick<ConfigurableView, 'options' | 'variants' | 'url' | 'defaultVariant'>): VariantChoice {
  const address = useLocation()
  const { childSku } = useParams()
  const navigate = useNavigate()
  const { basePath } = useShop()
  const named = namedVariant(product.variants, address)
  const first = product.variants.find(({ sku }) => sku === product.defaultVariant?.sku) ?? null
  const [followed, setFollowed] = useState(named)
  const [choice, setChoice] = useState<Choice>(() => choiceOf(named ?? first))
  const variant = variantOf(product, choice)
  if (named !== followed) {
    setFollowed(named)
    if (named && named !== variant) setChoice(choiceOf(named))
  }
  const opening = first && !named ? variant?.url : undefined
  useEffect(() => {
    if (opening) navigate(routerPath(basePath, opening), SAME_PAGE)
  }, [opening, basePath, navigate])
  const choose = (attributeCode: string, valueId: string) => {
    const next = withValue(product, choice, attributeCode, valueId)
    const chosen = variantOf(product, next)
    setChoice(next)
    if (chosen !== named) navigate(routerPath(basePath, chosen?.url ?? product.url), SAME_PAGE)
  }
  return { choice, variant, isUnknown: namesNoVariant(product.variants, address, childSku), choose }
}
