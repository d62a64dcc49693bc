import { createContext, useContext } from 'react'
import { calculator } from './en/calculator.ts'

/** What every language has to say of calculating quantities, in the shape of the English texts. */
export type CalculatorMessages = typeof calculator

export const CalculatorMessagesContext = createContext<CalculatorMessages>(calculator)

/** The sentences of the calculator; they travel with it. */
export function useCalculatorMessages(): CalculatorMessages {
  return useContext(CalculatorMessagesContext)
}
