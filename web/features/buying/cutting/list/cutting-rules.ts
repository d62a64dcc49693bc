import { lateCode } from '../../../../late/late-code.ts'

/** Parsing rules of lists and materials, loaded when a material is chosen. */
export const cuttingRules = lateCode(() => import('../rules/index.ts'))
