// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { MouldingCalculatorQuery, MouldingCalculatorQueryVariables } from '../operation-types.ts'

export const MouldingCalculatorDocument: Operation<MouldingCalculatorQuery, MouldingCalculatorQueryVariables> = { id: 'sha256:2a36e26053f17195c650edfa29739653ae85899d71a767d62177523f5c69cf7c', name: 'MouldingCalculator' }
