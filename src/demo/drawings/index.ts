export type { CarBody } from './bodies/catalogue';
export { CAR_VIEWS, type CarDrawing, type CarView, carViews, drawCar } from './car';
export { drawLogo, drawMark, LOGO_VARIANTS } from './logo';
export { CAR_COLORS, type CarColor } from './palette';
export { drawScene, SCENE_KINDS, type SceneKind } from './scene';

export type { Face as CarFace } from './solid/face';
export { FAMILIES, type FamilyName } from './solid/families';
export { PLATE_COUNTRIES, type PlateCountry } from './solid/signs';
export { STUDIOS, type StudioName } from './solid/studio';
export { WHEEL_DESIGNS, wheelFor } from './wheel';
