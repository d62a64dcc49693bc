// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { MouldingCalculatorQuery, MouldingCalculatorQueryVariables } from '../operation-types.ts'

export const MouldingCalculatorDocument: Operation<MouldingCalculatorQuery, MouldingCalculatorQueryVariables> = { id: 'sha256:556cba3bf34e0923a5819b7e8e79f49517eda487aea8cf57269d9d83036b93d3', name: 'MouldingCalculator' }
