import type { CalculatorKind } from '#schema/rules/rooms/rooms.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'

const GENERAL = { skirting: 'walls', architrave: 'doors', deck: 'floor' } as const

/** The title and text of a calculator: the merchant's, or general ones. */
export function useCalculatorTexts(kind: CalculatorKind): { readonly title: string; readonly intro: string } {
  const words = useMessages('calculators')
  const { texts } = useShop()
  return texts.calculators?.[kind] ?? words[GENERAL[kind]]
}
