import { themeByKey, themeCss } from '~/themes';
import base from '~/themes/base.css?inline';

// What stands in the head of every document, before the sheets of the components: the order of layers, measures and colours.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: base + themeCss(themeByKey('nordhem')) }),
);
document.documentElement.dataset.theme = 'nordhem';
