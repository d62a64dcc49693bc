// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingMaterialQuery, CuttingMaterialQueryVariables } from '../operation-types.ts'

export const CuttingMaterialDocument: Operation<CuttingMaterialQuery, CuttingMaterialQueryVariables> = { id: 'sha256:3947db9f4ab61e04da684b6b6d5a44dac9550389883c4ba7e4827d00c2180d1b', name: 'CuttingMaterial' }
