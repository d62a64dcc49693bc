import { useMessages } from '../../../messages/use-messages.tsx'
import { SkuToggle } from '../sku-list/index.ts'
import { compared } from './compared.ts'

interface CompareToggleProps {
  readonly sku: string
  readonly name: string
}

/** Adds a product to the comparison or removes it. */
export function CompareToggle({ sku, name }: CompareToggleProps) {
  const words = useMessages('catalog').compare
  return (
    <SkuToggle list={compared} sku={sku} name={name} look="box">
      <span>{words.add}</span>
      <span>{words.added}</span>
    </SkuToggle>
  )
}
