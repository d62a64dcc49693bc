// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { QuickOrderVariantsQuery, QuickOrderVariantsQueryVariables } from '../operation-types.ts'

export const QuickOrderVariantsDocument: Operation<QuickOrderVariantsQuery, QuickOrderVariantsQueryVariables> = { id: 'sha256:e77538faf0b7c9ff6fb6e60318b302423b6d2377438191760b3a712ac8caa054', name: 'QuickOrderVariants' }
