export { CAR_BODIES, type CarBody } from './bodies/catalogue';
export { CAR_VIEWS, type CarDrawing, type CarView, carViews, drawCar } from './car';
export { drawLogo, drawMark, LOGO_VARIANTS, type LogoVariant } from './logo';
export { CAR_COLORS, type CarColor } from './palette';
export { drawScene, SCENE_KINDS, type SceneDrawing, type SceneKind } from './scene';
export { WHEEL_DESIGNS, type WheelDesign } from './wheel';
