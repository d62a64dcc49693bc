import { Configurator } from '../parts.ts'
import type { ConfiguredProps } from '../product.types.ts'

/** A product with what is chosen of it. Only configurable products bring the code for that. */
export function Configured({ product, children }: ConfiguredProps) {
  if (product.__typename !== 'ConfigurableProduct') return children(null)
  return <Configurator product={product}>{children}</Configurator>
}
