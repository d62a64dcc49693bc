// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { MouldingCalculatorQuery, MouldingCalculatorQueryVariables } from '../operation-types.ts'

export const MouldingCalculatorDocument: Operation<MouldingCalculatorQuery, MouldingCalculatorQueryVariables> = { id: 'sha256:e7b2536db9872eb98efaf2602aced7c5e9410b5b3ba78e5fa58d11f19e6dcc21', name: 'MouldingCalculator' }
