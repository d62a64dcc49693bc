import { WASTE } from '../constants.ts'

/** The allowances for waste, in percent. */
export const WASTES = Array.from({ length: WASTE.most / WASTE.step + 1 }, (_, i) => i * WASTE.step)

/** The chosen allowance; the usual one for any other text. */
export const readWaste = (text: string): number => WASTES.find((percent) => `${percent}` === text) ?? WASTE.usual
