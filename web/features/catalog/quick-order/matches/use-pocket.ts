import { useEffect, useState } from 'react'
import { useShop } from '../../../../data/shop.tsx'
import { type PocketProduct, type PocketShop, pocketPage, searchPocket } from '../../offline-catalog/index.ts'

type Question = (shop: PocketShop, asked: string) => Promise<readonly PocketProduct[]>

const MOST_NEAR = 3

const near: Question = async (shop, sku) => (await searchPocket(shop, sku, MOST_NEAR))?.products ?? []

const variants: Question = async (shop, path) =>
  (await pocketPage(shop, path))?.products.slice(1).filter((variant) => variant !== null) ?? []

/** The products in the device catalogue closest to a product number; null without a question, and while searching. */
export const useNearInPocket = (sku: string | null) => usePocket(near, sku)

/** The variants in the device catalogue of the product at a path; null without a question, and while searching. */
export const useVariantsInPocket = (path: string | null) => usePocket(variants, path)

function usePocket(question: Question, asked: string | null): readonly PocketProduct[] | null {
  const shop = useShop()
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly found: readonly PocketProduct[] } | null>(null)
  useEffect(() => {
    if (asked === null) return
    let isWanted = true
    question(shop, asked).then((found) => isWanted && setAnswer({ asked, found }))
    return () => {
      isWanted = false
    }
  }, [shop, question, asked])
  return asked !== null && answer?.asked === asked ? answer.found : null
}
