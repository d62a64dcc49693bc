import { createContext, type ReactNode, useContext } from 'react'
import type { ShopInfo } from '#schema/page.types.ts'

const ShopContext = createContext<ShopInfo | null>(null)

export function ShopProvider({ shop, children }: { shop: ShopInfo; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>
}

export function useShop(): ShopInfo {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('useShop needs a ShopProvider above it')
  return shop
}
