import { useMessages } from '../../../messages/use-messages.tsx'
import { SkuToggle } from '../sku-list/index.ts'
import { compareStore } from './compare-store.ts'

interface CompareToggleProps {
  readonly sku: string
  readonly name: string
}

export function CompareToggle({ sku, name }: CompareToggleProps) {
  const words = useMessages('catalog').compare
  return (
    <SkuToggle list={compareStore} sku={sku} name={name} look="box">
      <span>{words.add}</span>
      <span>{words.added}</span>
    </SkuToggle>
  )
}
