/* Lists what a calendar holds on a day, as a program built on libical would: parse the file, then ask every
   event for its instances of that day; changed instances stand for those they replace.
   usage: libical-day FILE YYYYMMDD ZONE */
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *read_line(char *buffer, size_t size, void *file) { return fgets(buffer, (int)size, file); }

/* An instance that another VEVENT replaces. */
struct replaced {
    const char *uid;
    time_t moment;
};

struct search {
    struct replaced *replaced;
    size_t count;
    /* The day asked about, as the zone counts it, and as all-day events do. */
    time_t from, to, day, next_day;
};

static int by_uid_and_moment(const void *left, const void *right)
{
    const struct replaced *a = left, *b = right;
    int order = strcmp(a->uid, b->uid);
    return order != 0 ? order : (a->moment > b->moment) - (a->moment < b->moment);
}

static const char *uid_of(icalcomponent *event)
{
    const char *uid = icalcomponent_get_uid(event);
    return uid != NULL ? uid : "";
}

static int is_change(icalcomponent *event)
{
    return icalcomponent_get_first_property(event, ICAL_RECURRENCEID_PROPERTY) != NULL;
}

static time_t moment_of(struct icaltimetype time)
{
    return icaltime_as_timet_with_zone(time, icaltime_get_timezone(time));
}

static void collect_changes(icalcomponent *calendar, struct search *search)
{
    size_t room = 0;
    icalcomponent *event = icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT);
    for (; event != NULL; event = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT)) {
        if (!is_change(event)) continue;
        if (search->count == room) {
            room = room == 0 ? 64 : 2 * room;
            search->replaced = realloc(search->replaced, room * sizeof *search->replaced);
            if (search->replaced == NULL) exit(2);
        }
        struct replaced change = {uid_of(event), moment_of(icalcomponent_get_recurrenceid(event))};
        search->replaced[search->count++] = change;
    }
    if (search->count > 0)
        qsort(search->replaced, search->count, sizeof *search->replaced, by_uid_and_moment);
}

static void list(icalcomponent *event, struct icaltime_span *span, void *data)
{
    const struct search *search = data;
    int is_day = icalcomponent_get_dtstart(event).is_date;
    time_t from = is_day ? search->day : search->from, to = is_day ? search->next_day : search->to;
    /* libical takes the DTEND of an all-day event for its last day. */
    time_t end = is_day ? span->end - 24 * 60 * 60 : span->end;
    if (span->start >= to || (end <= from && span->start < from)) return;
    struct replaced key = {uid_of(event), span->start};
    if (!is_change(event) && search->count > 0
        && bsearch(&key, search->replaced, search->count, sizeof key, by_uid_and_moment) != NULL)
        return;
    const char *title = icalcomponent_get_summary(event);
    printf("%lld %s\n", (long long)span->start, title != NULL ? title : "");
}

int main(int argc, char **argv)
{
    if (argc != 4) return 2;
    FILE *file = fopen(argv[1], "r");
    if (file == NULL) return 1;
    icalparser *parser = icalparser_new();
    icalparser_set_gen_data(parser, file);
    icalcomponent *calendar = icalparser_parse(parser, read_line);
    icaltimezone *zone = icaltimezone_get_builtin_timezone(argv[3]);
    if (calendar == NULL || zone == NULL) return 1;

    struct icaltimetype start = icaltime_from_string(argv[2]), end = start;
    icaltime_adjust(&end, 1, 0, 0, 0);
    struct search search = {.day = icaltime_as_timet(start), .next_day = icaltime_as_timet(end)};
    start.is_date = end.is_date = 0;
    icaltime_set_timezone(&start, zone);
    icaltime_set_timezone(&end, zone);
    search.from = moment_of(start);
    search.to = moment_of(end);
    collect_changes(calendar, &search);
    icalcomponent *event = icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT);
    for (; event != NULL; event = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT))
        icalcomponent_foreach_recurrence(event, start, end, list, &search);
    free(search.replaced);
    icalcomponent_free(calendar);
    icalparser_free(parser);
    return 0;
}
