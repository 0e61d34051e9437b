export { databaseTables } from './database-tables';
export { erasePerson } from './erase-person';
export { exportPerson } from './export-person';
export { fieldsAre, ofParent, type Person, type PersonProblem, readPerson } from './person';
export { columnsOf, type Register, type TableEntry } from './register';
export { renderRegister } from './render-register';
export { enforceRetention, retentionReport } from './retention';
