import type { ReactNode } from 'react'
import { RecentlyViewedDocument } from '#schema/generated/operations.ts'
import { QuietButton } from '../../../../components/button.tsx'
import { useBySku } from '../../../../data/by-sku/use-by-sku.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { Rail } from '../../product-card/index.ts'
import { recentList } from '../device/recent-list.ts'

const MOST_PRODUCTS = 12

interface RecentRailProps {
  readonly currentSku: string | undefined
  readonly empty: ReactNode
}

export function RecentRail({ currentSku, empty }: RecentRailProps) {
  const words = useMessages('catalog').recentlyViewed
  const { deviceDatabase } = useShop()
  const skus =
    useDeviceValue(recentList, deviceDatabase)
      ?.filter((sku) => sku !== currentSku)
      .slice(0, MOST_PRODUCTS) ?? null
  const { found } = useBySku(RecentlyViewedDocument, skus)
  if (skus?.length === 0) return empty
  if (found.length === 0) return null
  return (
    <Rail
      title={words.title}
      products={found.map(({ product }) => product)}
      more={<QuietButton onClick={() => recentList.reset(deviceDatabase)}>{words.clear}</QuietButton>}
    />
  )
}
