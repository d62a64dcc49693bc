import { lateCode } from '../../../data/late-code.ts'

/** What lists and materials are understood by; nobody needs it before a material is chosen. */
export const lateRules = lateCode(() => import('../rules/index.ts'))
