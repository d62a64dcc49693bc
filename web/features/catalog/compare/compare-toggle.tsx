import { useMessages } from '../../../messages/use-messages.tsx'
import { SkuToggle } from '../sku-list/index.ts'
import { compareStore } from './compare-store.ts'

export function CompareToggle({ sku, name }: { readonly sku: string; readonly name: string }) {
  const words = useMessages('catalog').compare
  return (
    <SkuToggle list={compareStore} sku={sku} name={name} look="box">
      <span>{words.add}</span>
      <span>{words.added}</span>
    </SkuToggle>
  )
}
