// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { MouldingCalculatorQuery, MouldingCalculatorQueryVariables } from '../operation-types.ts'

export const MouldingCalculatorDocument: Operation<MouldingCalculatorQuery, MouldingCalculatorQueryVariables> = { id: 'sha256:0a3f463a4c5122dd2e34db182678f4fb8095c341651e4a059cf1ca12a7f8829a', name: 'MouldingCalculator' }
