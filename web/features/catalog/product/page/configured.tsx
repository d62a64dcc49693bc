import { Configurator } from '../parts.ts'
import type { ConfiguredProps } from '../product.types.ts'

/** A product with its current configuration. Only configurable products load the configurator. */
export function Configured({ product, children }: ConfiguredProps) {
  if (product.__typename !== 'ConfigurableProduct') return children(null)
  return <Configurator product={product}>{children}</Configurator>
}
